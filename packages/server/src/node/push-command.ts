import { parseArgs } from "node:util";
import { isPortalError } from "@gatehouse/contract";
import { eq } from "drizzle-orm";
import { checkPush, createProject, projectNamed, pushCommit, startBuild } from "../areas/projects";
import { isGuid } from "../core/guid";
import type { Context, Store } from "../db/context";
import { users } from "../db/tables/viewer";
import type { Files } from "../files/files";
import type { NamedFiles } from "./named-file";
import type { SourceFolder } from "./source-folder";
import { StartupError } from "./startup-error";

/** The arguments of `admin push`. */
export interface PushArguments {
  readonly account: string;
  /** A guid or a name. */
  readonly project: string;
  /** Whether to create the project if there is none of this name. */
  readonly canCreate: boolean;
  /** The board of a created project. */
  readonly board: string | null;
  readonly message: string;
  readonly sources: SourceFolder;
}

/** Parses `PROJECT FOLDER --account EMAIL --message TEXT [--create [--board NAME]]`, and reads the folder. */
export function readPushArguments(args: string[], named: NamedFiles, usage: string): PushArguments {
  const { values, positionals, flags } = parse(args, usage, ["account", "message", "board"], ["create"]);
  const [project = "", folder = "", ...rest] = positionals;
  if (project === "" || folder === "" || rest.length > 0)
    throw new StartupError(`push needs a project and a folder.\n${usage}`);
  if (values["board"] !== undefined && !flags.has("create"))
    throw new StartupError("--board only applies to a new project. Add --create.");
  if (!values["message"]?.trim()) throw new StartupError("--message needs text.");
  return {
    account: accountIn(values),
    project,
    canCreate: flags.has("create"),
    board: values["board"] ?? null,
    message: values["message"],
    sources: named.sources(folder),
  };
}

/**
 * Stores a commit and queues its builds.
 * @returns the text to print.
 */
export async function push(
  { files, ...store }: Store & { readonly files: Files },
  { account, project, canCreate, board, ...input }: PushArguments,
): Promise<string> {
  const context = await contextOf(store, account);
  return withReasons(async () => {
    // Check first, so that a refused push doesn't leave an empty project.
    checkPush(input);
    const found = isGuid(project) ? project : await projectNamed(context, project);
    if (found === undefined && !canCreate)
      throw new StartupError(`The account has no project ${JSON.stringify(project)}. Add --create to create it.`);
    const projectGuid = found ?? (await createProject(context, project, board));
    const { sha1, number, isNew, queued: kinds } = await pushCommit(context, files, { projectGuid, ...input });
    const queued =
      kinds.length === 0 ? "" : ` Its ${kinds.join(" and its ")} ${kinds.length === 1 ? "is" : "are"} queued.`;
    const pushed = isNew
      ? `Commit ${sha1} is number ${number} of project ${projectGuid}.${queued}`
      : `Project ${projectGuid} already has this content, as commit ${sha1}.${queued}`;
    return found === undefined ? `Created project ${JSON.stringify(project.trim())}.\n${pushed}` : pushed;
  });
}

/** Parses the arguments `PROJECT-GUID COMMIT --account EMAIL` of a build or simulation. */
export function readStartArguments(args: string[], kind: "build" | "simulation", usage: string) {
  const { values, positionals } = parse(args, usage, ["account"]);
  const [projectGuid = "", commitSha = "", ...rest] = positionals;
  if (!isGuid(projectGuid) || commitSha === "" || rest.length > 0)
    throw new StartupError(`This needs a project's guid and a commit's full sha1.\n${usage}`);
  const account = accountIn(values);
  return async (store: Store): Promise<string> => {
    const context = await contextOf(store, account);
    const number = await withReasons(() => startBuild(context, { projectGuid, commitSha, kind }));
    return `The ${kind} has number ${number} and is queued.`;
  };
}

function parse(args: string[], usage: string, names: readonly string[], flagNames: readonly string[] = []) {
  try {
    const options = Object.fromEntries([
      ...names.map((name) => [name, { type: "string" }] as const),
      ...flagNames.map((name) => [name, { type: "boolean" }] as const),
    ]);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = values as Readonly<Record<string, string | undefined>>;
    return { values: given, positionals, flags: new Set(flagNames.filter((name) => name in given)) };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

function accountIn(values: Readonly<Record<string, string | undefined>>): string {
  const account = values["account"]?.trim().toLowerCase() ?? "";
  if (account === "") throw new StartupError("--account needs the email address of the project's owner.");
  return account;
}

async function contextOf(store: Store, email: string): Promise<Context> {
  const [user] = await store.db.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new StartupError(`There is no account ${email}.`);
  const { id, isSuperuser } = user;
  return { ...store, viewer: { id, email, isSuperuser, groups: [], impersonatedBy: null } };
}

async function withReasons<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isPortalError(error, "not-found")) throw new StartupError("The account has no such project or commit.");
    if (!isPortalError(error)) throw error;
    const reasons = [error.detail, ...Object.values(error.fields).flat()].filter(Boolean);
    throw new StartupError(reasons.join(" ") || error.message);
  }
}
