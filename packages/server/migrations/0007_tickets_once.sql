ALTER TABLE "tickets" ADD COLUMN "idempotency_key" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_idempotency_key" ON "tickets" USING btree ("owner_id","idempotency_key");
