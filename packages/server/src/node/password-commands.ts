import { passwordProblems } from "../auth/password-rules";
import { randomText } from "../core/secrets";
import { setAccountPassword } from "../staff/account-rules";
import { sayIn } from "../texts/refusal";
import { argon2 } from "./argon2";
import type { Command } from "./command";
import type { NamedFiles } from "./named-file";
import { noAccount, readArguments, readEmail, refuseMore } from "./read-arguments";
import { StartupError } from "./startup-error";

// Without characters that look alike.
const randomAlphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const randomLength = 20;

/** The commands that set passwords. */
export const passwordCommands = {
  async "set-password"(args, named) {
    const { values, positionals } = readArguments("set-password", args, { "password-file": { type: "string" } });
    const [address, ...rest] = positionals;
    refuseMore("set-password", rest);
    const email = readEmail("set-password", address);
    const password = await readPassword(named, values["password-file"]);
    const [problem] = passwordProblems(password, { email });
    if (problem !== undefined) throw new StartupError(sayIn("en", problem));
    return async (stores) => {
      const result = await setAccountPassword(stores, email, await argon2.hash(password));
      if (result === undefined) throw noAccount(email);
      return `${email} has a new password. Sessions ended: ${result.endedSessions}.`;
    };
  },
  "reset-password": (args) => {
    const [address, ...rest] = readArguments("reset-password", args, {}).positionals;
    refuseMore("reset-password", rest);
    const email = readEmail("reset-password", address);
    return async (stores) => {
      const password = randomText(randomLength, randomAlphabet);
      const result = await setAccountPassword(stores, email, await argon2.hash(password));
      if (result === undefined) throw noAccount(email);
      return `The new password of ${email} is ${password}\nSessions ended: ${result.endedSessions}. It is not shown again.`;
    };
  },
} satisfies Readonly<Record<string, Command>>;

/** A password from the first line of a file, or from a prompt. */
export async function readPassword(named: NamedFiles, file: string | undefined): Promise<string> {
  const text = file === undefined ? await named.password() : named.text(file);
  return (text.split(/\r?\n/)[0] ?? "").replace(/^\ufeff/, "");
}
