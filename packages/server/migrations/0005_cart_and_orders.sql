CREATE TABLE "cart_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"license_guid" uuid,
	"license_type" text NOT NULL,
	"years" integer NOT NULL,
	"online_compile" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_rows_type_known" CHECK ("cart_rows"."license_type" in ('smart', 'pro')),
	CONSTRAINT "cart_rows_years" CHECK ("cart_rows"."years" between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "order_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_guid" uuid NOT NULL,
	"is_renewal" boolean NOT NULL,
	"license_guid" uuid,
	"license_serial_number" text,
	"license_type" text NOT NULL,
	"years" integer NOT NULL,
	"online_compile" boolean NOT NULL,
	"quantity" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "orders" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"owner_id" integer NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "cart_rows" ADD CONSTRAINT "cart_rows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_rows" ADD CONSTRAINT "cart_rows_license_guid_licenses_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."licenses"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_license_guid_licenses_guid_fk" FOREIGN KEY ("license_guid") REFERENCES "public"."licenses"("guid") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cart_rows_owner" ON "cart_rows" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_rows_license_key" ON "cart_rows" USING btree ("license_guid");
--> statement-breakpoint
CREATE INDEX "order_rows_order" ON "order_rows" USING btree ("order_guid","id");
--> statement-breakpoint
CREATE INDEX "order_rows_license" ON "order_rows" USING btree ("license_guid");
--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_key" ON "orders" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency_key" ON "orders" USING btree ("owner_id","idempotency_key");
--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "is_renew_in_cart";
--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "is_renew_pending";
