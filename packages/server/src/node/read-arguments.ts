import { parseArgs } from "node:util";
import { hasHiddenCharacters, isEmailAddress, normalizeEmail } from "@gatehouse/contract/viewer";
import { sayIn } from "../texts/refusal";
import { type CommandName, usageOf } from "./admin-usage";
import { codeOf } from "./data-folder";
import { StartupError } from "./startup-error";

/** A command's options, in the form of Node's `parseArgs`. */
type Options = Readonly<Record<string, { readonly type: "string" | "boolean"; readonly multiple?: boolean }>>;

type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name]["type"] extends "boolean"
    ? boolean
    : O[Name] extends { readonly multiple: true }
      ? string[]
      : string;
};

/**
 * Parses a command's options and words.
 * @throws {StartupError} with the command's usage.
 */
export function readArguments<const O extends Options>(
  name: CommandName,
  args: string[],
  options: O,
): { readonly values: Values<O>; readonly positionals: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values<O>, positionals };
  } catch (error) {
    if (/^--password(?:=|$)/.test(args.find((arg) => arg.startsWith("--password")) ?? ""))
      throw new StartupError(
        "Don't pass a password as an argument: other users of this machine can read it. Omit it to be prompted, or name a file with --password-file.",
      );
    throw new StartupError(`${(error as Error).message}\n${usageOf(name)}`);
  }
}

/** Parses the options of a command that takes no words. */
export function readOptions<const O extends Options>(name: CommandName, args: string[], options: O): Values<O> {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values as Values<O>;
  } catch (error) {
    // Node quotes an unexpected argument, which can be the rest of an unquoted text.
    const isQuoted = codeOf(error) === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
    throw new StartupError(
      `${isQuoted ? "Unexpected argument. Put values with spaces in quotes." : (error as Error).message}\n${usageOf(name)}`,
    );
  }
}

/** Checks a command's email address and returns its normalized form. */
export function readEmail(name: CommandName, text: string | undefined): string {
  if (text === undefined) throw new StartupError(`${name} needs an account's email address.\n${usageOf(name)}`);
  if (hasHiddenCharacters(text)) throw new StartupError(sayIn("en", (t) => t.field.hiddenInEmail));
  if (!isEmailAddress(text)) throw new StartupError(`${name} needs an email address first.\n${usageOf(name)}`);
  return normalizeEmail(text);
}

/**
 * Refuses words that a command doesn't take. The error doesn't repeat them, because they may be part of an unquoted
 * text.
 */
export function refuseMore(name: CommandName, rest: readonly string[]): void {
  if (rest.length > 0)
    throw new StartupError(`Unexpected argument. Put values with spaces in quotes.\n${usageOf(name)}`);
}

export function noAccount(email: string): StartupError {
  return new StartupError(`There is no account ${email}.`);
}

/** Whether roles can name the group: up to 100 characters in one line, of which the first is no space. */
export function isGroupName(name: string): boolean {
  return /^\S.{0,99}$/.test(name);
}
