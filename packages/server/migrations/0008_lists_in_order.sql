CREATE INDEX "coupons_created" ON "coupons" USING btree ("created_at" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "license_events_created" ON "license_events" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("name","guid");
