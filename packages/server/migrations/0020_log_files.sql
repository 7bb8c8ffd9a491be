ALTER TABLE "log_chunks" ALTER COLUMN "bytes" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "log_guid" uuid;
--> statement-breakpoint
ALTER TABLE "log_chunks" ADD COLUMN "file_offset" integer;
--> statement-breakpoint
ALTER TABLE "log_chunks" ADD COLUMN "file_length" integer;
--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_log_guid_files_guid_fk" FOREIGN KEY ("log_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "builds_log" ON "builds" USING btree ("log_guid");
