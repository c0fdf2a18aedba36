-- contract: unused since 2026-11-26, before the launch
DROP TABLE "errors";--> statement-breakpoint
-- contract: unused since 2026-11-26, before the launch
ALTER TABLE "sessions" DROP COLUMN "device";--> statement-breakpoint
-- contract: unused since 2026-11-26, before the launch
ALTER TABLE "sessions" DROP COLUMN "country";--> statement-breakpoint
-- contract: unused since 2026-11-26, before the launch
ALTER TABLE "sessions" DROP COLUMN "wrong_passwords";--> statement-breakpoint
-- contract: unused since 2026-11-26, before the launch
ALTER TABLE "users" DROP COLUMN "wrong_passwords";
