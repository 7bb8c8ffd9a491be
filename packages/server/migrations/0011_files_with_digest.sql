ALTER TABLE "files" ADD COLUMN "sha256" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "store" text DEFAULT 'database' NOT NULL;
--> statement-breakpoint
CREATE INDEX "builds_started" ON "builds" USING btree ("owner_id","started_at");
