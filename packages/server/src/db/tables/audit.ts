import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../columns";

/**
 * The audit log of sign-ins, sessions, impersonations, passwords, roles, accounts and the command line. Rows name
 * accounts by email, because they outlive the accounts. Rows are kept for `GATEHOUSE_AUDIT_DAYS`.
 */
export const audit = pgTable(
  "audit",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    kind: text("kind").notNull(),
    /** The account or the command line's user who acted. Null if nobody was signed in. */
    actor: text("actor"),
    /** The affected account. Null for none, or for an address without an account. */
    subject: text("subject"),
    address: text("address"),
    /** Null while a command runs. It stays null if the command's process is killed. */
    result: text("result", { enum: ["done", "refused", "failed"] }),
    detail: text("detail").notNull().default(""),
  },
  (table) => [index("audit_at").on(table.at, table.id)],
);
