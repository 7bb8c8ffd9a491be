DROP INDEX "log_chunks_row";
--> statement-breakpoint
CREATE INDEX "log_chunks_row" ON "log_chunks" USING btree ("build_id","first_row","position");
