import { userInfo } from "node:os";

/** The command line's user for the audit log: the operating system user, and with `sudo` the original user. */
export function operatorName(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const user = systemUser();
  return `command line (${env["SUDO_USER"] ? `${env["SUDO_USER"]} as ${user}` : user})`;
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `user ${String(process.getuid?.() ?? "unknown")}`;
  }
}
