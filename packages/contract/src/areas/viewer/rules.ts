import type { User } from "./schemas";

/** Whether the account has support-plus: tickets, and requests that open one. */
export function hasSupportPlus(user: User): boolean {
  return user.mycaen_plus_account === true;
}

/** How the user is called: the names, or the e-mail where there are none. */
export function displayName(user: Pick<User, "first_name" | "last_name" | "email">): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}
