ALTER TABLE "log_chunks" ADD COLUMN "text_crc" integer;
--> statement-breakpoint
ALTER TABLE "log_chunks" ADD COLUMN "text_length" integer;
