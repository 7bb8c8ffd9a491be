CREATE TABLE "impersonated_writes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonated_writes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"impersonation_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"status" integer
);

--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"administrator_id" integer,
	"administrator_email" text NOT NULL,
	"target_id" integer,
	"target_email" text NOT NULL,
	"ip" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "impersonated_writes" ADD CONSTRAINT "impersonated_writes_impersonation_id_impersonations_id_fk" FOREIGN KEY ("impersonation_id") REFERENCES "public"."impersonations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "impersonated_writes_impersonation" ON "impersonated_writes" USING btree ("impersonation_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_open_key" ON "impersonations" USING btree ("session_id") WHERE "impersonations"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "impersonations_started" ON "impersonations" USING btree ("started_at");
