CREATE TABLE "file_digests" (
	"file_guid" uuid PRIMARY KEY NOT NULL,
	"digests" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "release_statements" (
	"release_id" integer PRIMARY KEY NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "release_events" ADD COLUMN "sha256" text;
--> statement-breakpoint
ALTER TABLE "file_digests" ADD CONSTRAINT "file_digests_file_guid_files_guid_fk" FOREIGN KEY ("file_guid") REFERENCES "public"."files"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "release_statements" ADD CONSTRAINT "release_statements_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
