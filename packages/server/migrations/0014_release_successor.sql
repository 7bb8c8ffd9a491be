ALTER TABLE "release_events" ADD COLUMN "successor" text;
