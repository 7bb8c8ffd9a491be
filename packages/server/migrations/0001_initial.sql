CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"duration_days" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"redeemed_at" timestamp (3) with time zone,
	"redeemed_by_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_type_known" CHECK ("coupons"."type" in ('smart', 'pro')),
	CONSTRAINT "coupons_duration_positive" CHECK ("coupons"."duration_days" > 0)
);

--> statement-breakpoint
CREATE TABLE "dongles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dongles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial_number" text NOT NULL,
	"owner_id" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "license_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_guid" uuid NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"duration" integer,
	"duration_unit" text,
	"online_compile" boolean,
	"from_user_email" text,
	"to_user_email" text
);

--> statement-breakpoint
CREATE TABLE "licenses" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial_number" text NOT NULL,
	"type" text NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"remote_services" boolean NOT NULL,
	"owner_id" integer NOT NULL,
	"holder_id" integer,
	"activated_at" timestamp (3) with time zone,
	"term_started_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"is_dematerialized" boolean DEFAULT false NOT NULL,
	"dongle_id" integer,
	"is_reallocated" boolean DEFAULT false NOT NULL,
	"has_new_dongle_data" boolean DEFAULT false NOT NULL,
	"is_renew_in_cart" boolean DEFAULT false NOT NULL,
	"is_renew_pending" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licenses_type_known" CHECK ("licenses"."type" in ('smart', 'pro')),
	CONSTRAINT "licenses_reallocated_to_dongle" CHECK (not "licenses"."is_reallocated" or "licenses"."dongle_id" is not null)
);

--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"impersonator_id" integer,
	"user_agent" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "team_assignments" (
	"license_guid" uuid PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"is_static" boolean NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "team_licenses" (
	"license_guid" uuid PRIMARY KEY NOT NULL,
	"team_guid" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_guid" uuid NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "teams" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"manager_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user_groups" (
	"user_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "user_groups_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"has_support_plus" boolean DEFAULT false NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"country_code" text,
	"location" text DEFAULT '' NOT NULL,
	"institute" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"picture_url" text,
	"picture_url_large" text,
	"local_timezone" text,
	"github_username" text DEFAULT '' NOT NULL,
	"gitlab_username" text DEFAULT '' NOT NULL,
	"linkedin_username" text DEFAULT '' NOT NULL,
	"twitter_username" text DEFAULT '' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"accepts_user_emails" boolean DEFAULT false NOT NULL,
	"accepts_marketing_emails" boolean DEFAULT false NOT NULL,
	"profile_confirmed_at" timestamp (3) with time zone,
	"agreement_accepted_at" timestamp (3) with time zone,
	"completed_tours" text[] DEFAULT '{}'::text[] NOT NULL,
	"first_license_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "verified_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_redeemed_by_id_users_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dongles" ADD CONSTRAINT "dongles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "license_events" ADD CONSTRAINT "license_events_license_guid_licenses_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."licenses"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_dongle_id_dongles_id_fk" FOREIGN KEY ("dongle_id") REFERENCES "public"."dongles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_assignments" ADD CONSTRAINT "team_assignments_license_guid_team_licenses_license_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."team_licenses"("license_guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_assignments" ADD CONSTRAINT "team_assignments_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_licenses" ADD CONSTRAINT "team_licenses_license_guid_licenses_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."licenses"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_licenses" ADD CONSTRAINT "team_licenses_team_guid_teams_guid_fk" FOREIGN KEY ("team_guid") REFERENCES "public"."teams"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_guid_teams_guid_fk" FOREIGN KEY ("team_guid") REFERENCES "public"."teams"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "dongles_serial_number_key" ON "dongles" USING btree ("serial_number");
--> statement-breakpoint
CREATE INDEX "dongles_owner" ON "dongles" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name_key" ON "groups" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "license_events_license" ON "license_events" USING btree ("license_guid","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_serial_number_key" ON "licenses" USING btree ("serial_number");
--> statement-breakpoint
CREATE INDEX "licenses_owner" ON "licenses" USING btree ("owner_id","expires_at");
--> statement-breakpoint
CREATE INDEX "licenses_holder" ON "licenses" USING btree ("holder_id");
--> statement-breakpoint
CREATE INDEX "licenses_dongle" ON "licenses" USING btree ("dongle_id");
--> statement-breakpoint
CREATE INDEX "rate_limits_expires" ON "rate_limits" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "team_assignments_member" ON "team_assignments" USING btree ("member_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "team_assignments_static_key" ON "team_assignments" USING btree ("member_id") WHERE "team_assignments"."is_static";
--> statement-breakpoint
CREATE INDEX "team_licenses_team" ON "team_licenses" USING btree ("team_guid");
--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_email_key" ON "team_members" USING btree ("team_guid","email");
--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_manager_name_key" ON "teams" USING btree ("manager_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "user_groups_group" ON "user_groups" USING btree ("group_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");
