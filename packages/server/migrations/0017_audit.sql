CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text,
	"subject" text,
	"address" text,
	"result" text,
	"detail" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");
