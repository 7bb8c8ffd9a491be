DROP INDEX "coupons_created";
--> statement-breakpoint
CREATE INDEX "coupons_trial" ON "coupons" USING btree ("is_trial","created_at" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "coupons_type" ON "coupons" USING btree ("type","is_trial","created_at" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "licenses_trial" ON "licenses" USING btree ("is_trial","serial_number");
