CREATE TABLE "product_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"ipv4_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "product_sessions" ADD CONSTRAINT "product_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_sessions_user" ON "product_sessions" USING btree ("user_id","last_seen_at");
--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree (coalesce("impersonator_id", "user_id"));
