CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"file_guid" uuid NOT NULL,
	"is_by_customer" boolean NOT NULL,
	"idempotency_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ticket_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"content" text NOT NULL,
	"is_by_customer" boolean NOT NULL,
	"author_name" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_rma" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "license_type" text;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "os" text;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "software_version" text;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating" integer;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "seen_comment_id" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "tickets" SET "updated_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "updated_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_file_guid_files_guid_fk" FOREIGN KEY ("file_guid") REFERENCES "public"."files"("guid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;
--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "ticket_attachments_ticket" ON "ticket_attachments" USING btree ("ticket_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_attachments_file" ON "ticket_attachments" USING btree ("file_guid");
--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_attachments_idempotency_key" ON "ticket_attachments" USING btree ("ticket_id","idempotency_key","position");
--> statement-breakpoint
CREATE INDEX "ticket_comments_ticket" ON "ticket_comments" USING btree ("ticket_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_comments_idempotency_key" ON "ticket_comments" USING btree ("ticket_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
