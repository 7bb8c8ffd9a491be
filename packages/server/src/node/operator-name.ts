import { userInfo } from "node:os";

/** Who uses the command line, as the audit log names them: the system's user, and behind `sudo` the one who called it. */
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
