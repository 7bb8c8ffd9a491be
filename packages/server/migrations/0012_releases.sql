CREATE TABLE "release_downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release_id" integer NOT NULL,
	"sha256" text,
	"account_id" integer,
	"shared_link_guid" uuid,
	"link_id" text,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "release_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release_id" integer NOT NULL,
	"act" text NOT NULL,
	"actor_email" text,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag_name" text NOT NULL,
	"is_supported" boolean DEFAULT true NOT NULL,
	"changelog" text DEFAULT '' NOT NULL,
	"file_guid" uuid,
	"is_stable" boolean DEFAULT false NOT NULL,
	"stable_set_by" text,
	"stable_set_at" timestamp (3) with time zone,
	"is_nightly" boolean DEFAULT false NOT NULL,
	"nightly_set_by" text,
	"nightly_set_at" timestamp (3) with time zone,
	"is_pending" boolean DEFAULT false NOT NULL,
	"is_rejected" boolean DEFAULT false NOT NULL,
	"rejected_set_by" text,
	"rejected_set_at" timestamp (3) with time zone,
	"rejected_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "shared_links" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release_id" integer NOT NULL,
	"created_by_email" text NOT NULL,
	"downloads_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by_email" text
);

--> statement-breakpoint
ALTER TABLE "release_downloads" ADD CONSTRAINT "release_downloads_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "release_downloads" ADD CONSTRAINT "release_downloads_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "release_downloads" ADD CONSTRAINT "release_downloads_shared_link_guid_shared_links_guid_fk" FOREIGN KEY ("shared_link_guid") REFERENCES "public"."shared_links"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "release_events" ADD CONSTRAINT "release_events_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_file_guid_files_guid_fk" FOREIGN KEY ("file_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "release_downloads_release" ON "release_downloads" USING btree ("release_id","id");
--> statement-breakpoint
CREATE INDEX "release_downloads_account" ON "release_downloads" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "release_downloads_shared_link" ON "release_downloads" USING btree ("shared_link_guid");
--> statement-breakpoint
CREATE UNIQUE INDEX "release_downloads_link" ON "release_downloads" USING btree ("link_id");
--> statement-breakpoint
CREATE INDEX "release_events_release" ON "release_events" USING btree ("release_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "releases_tag_name" ON "releases" USING btree ("tag_name");
--> statement-breakpoint
CREATE INDEX "releases_created" ON "releases" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "releases_stable" ON "releases" USING btree ("created_at","id") WHERE "releases"."is_stable" and not "releases"."is_rejected";
--> statement-breakpoint
CREATE INDEX "releases_nightly" ON "releases" USING btree ("created_at","id") WHERE "releases"."is_nightly" and not "releases"."is_rejected";
--> statement-breakpoint
CREATE INDEX "releases_file" ON "releases" USING btree ("file_guid");
--> statement-breakpoint
CREATE INDEX "shared_links_release" ON "shared_links" USING btree ("release_id","created_at");
