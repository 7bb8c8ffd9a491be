CREATE TABLE "builds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "builds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commit_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"stats" jsonb,
	"output_guid" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"alive_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"stopping_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "commits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_guid" uuid NOT NULL,
	"owner_id" integer NOT NULL,
	"number" integer NOT NULL,
	"sha1" text NOT NULL,
	"message" text NOT NULL,
	"sources_guid" uuid,
	"scf_guid" uuid,
	"image_guid" uuid,
	"lut" real,
	"fd" real,
	"lutram" real,
	"ultraram" real,
	"dsp" real,
	"ram_fifo" real,
	"clock" real,
	"timing_issue_lut" integer,
	"timing_issue_net" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "file_chunks" (
	"file_guid" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_guid_position_pk" PRIMARY KEY("file_guid","position")
);

--> statement-breakpoint
CREATE TABLE "files" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "log_chunks" (
	"build_id" integer NOT NULL,
	"position" integer NOT NULL,
	"first_row" integer NOT NULL,
	"newlines" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "log_chunks_build_id_position_pk" PRIMARY KEY("build_id","position")
);

--> statement-breakpoint
CREATE TABLE "projects" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"board" text,
	"keeps_sources" boolean DEFAULT false NOT NULL,
	"forked_from_guid" uuid,
	"commits_count" integer DEFAULT 0 NOT NULL,
	"builds_count" integer DEFAULT 0 NOT NULL,
	"tags_count" integer DEFAULT 0 NOT NULL,
	"forks_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "tags" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_guid" uuid NOT NULL,
	"commit_id" integer NOT NULL,
	"name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_commit_id_commits_id_fk" FOREIGN KEY ("commit_id") REFERENCES "public"."commits"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_output_guid_files_guid_fk" FOREIGN KEY ("output_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commits" ADD CONSTRAINT "commits_project_guid_projects_guid_fk" FOREIGN KEY ("project_guid") REFERENCES "public"."projects"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commits" ADD CONSTRAINT "commits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commits" ADD CONSTRAINT "commits_sources_guid_files_guid_fk" FOREIGN KEY ("sources_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commits" ADD CONSTRAINT "commits_scf_guid_files_guid_fk" FOREIGN KEY ("scf_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commits" ADD CONSTRAINT "commits_image_guid_files_guid_fk" FOREIGN KEY ("image_guid") REFERENCES "public"."files"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_guid_files_guid_fk" FOREIGN KEY ("file_guid") REFERENCES "public"."files"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_chunks" ADD CONSTRAINT "log_chunks_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_project_guid_projects_guid_fk" FOREIGN KEY ("project_guid") REFERENCES "public"."projects"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_commit_id_commits_id_fk" FOREIGN KEY ("commit_id") REFERENCES "public"."commits"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "builds_number" ON "builds" USING btree ("commit_id","kind","number");
--> statement-breakpoint
CREATE INDEX "builds_owner" ON "builds" USING btree ("owner_id","kind","created_at","id");
--> statement-breakpoint
CREATE INDEX "builds_status" ON "builds" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "builds_running" ON "builds" USING btree ("owner_id","status","started_at");
--> statement-breakpoint
CREATE INDEX "builds_output" ON "builds" USING btree ("output_guid");
--> statement-breakpoint
CREATE UNIQUE INDEX "commits_number" ON "commits" USING btree ("project_guid","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "commits_sha1" ON "commits" USING btree ("project_guid","sha1");
--> statement-breakpoint
CREATE INDEX "commits_project" ON "commits" USING btree ("project_guid","created_at","id");
--> statement-breakpoint
CREATE INDEX "commits_owner" ON "commits" USING btree ("owner_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "commits_sources" ON "commits" USING btree ("sources_guid");
--> statement-breakpoint
CREATE INDEX "commits_scf" ON "commits" USING btree ("scf_guid");
--> statement-breakpoint
CREATE INDEX "commits_image" ON "commits" USING btree ("image_guid");
--> statement-breakpoint
CREATE INDEX "files_created_at" ON "files" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "log_chunks_row" ON "log_chunks" USING btree ("build_id","first_row");
--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id","updated_at","guid");
--> statement-breakpoint
CREATE INDEX "projects_forked_from" ON "projects" USING btree ("forked_from_guid","updated_at","guid");
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("project_guid","name");
--> statement-breakpoint
CREATE INDEX "tags_project" ON "tags" USING btree ("project_guid","created_at","guid");
--> statement-breakpoint
CREATE INDEX "tags_commit" ON "tags" USING btree ("commit_id");
