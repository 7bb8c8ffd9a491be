CREATE TABLE "license_notices" (
	"license_guid" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"step" integer NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_notices_license_guid_expires_at_step_pk" PRIMARY KEY("license_guid","expires_at","step")
);

--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"password_state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reset_next" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "license_notices" ADD CONSTRAINT "license_notices_license_guid_licenses_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."licenses"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "license_notices" ADD CONSTRAINT "license_notices_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "license_notices_account" ON "license_notices" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "licenses_expires" ON "licenses" USING btree ("expires_at");
