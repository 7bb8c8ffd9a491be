import type { BuildKind } from "@gatehouse/contract/builds";
import { demoRecording, filesOfRun, type RecordedRun, unpackRun, type WrittenIndex } from "@gatehouse/server/demo";

/** Used for commits that the demo does not have. It has a simulation too. */
const fallback = "uart/3";

let index: Promise<WrittenIndex> | undefined;

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is missing: Storybook serves the recordings of examples/toolchain`);
  return response;
}

/** The demo toolchain's recorded results for a commit, or those of another commit if it has none. */
export async function findRecordedRun(
  { projectGuid, number }: { readonly projectGuid: string; readonly number: number },
  kind: BuildKind,
): Promise<RecordedRun> {
  index ??= fetched("recorded/index.json").then((response) => response.json() as Promise<WrittenIndex>);
  const { designs } = await index;
  const runOf = (name: string) => {
    const [folder, commit] = name.split("/");
    return designs.find((design) => design.folder === folder)?.commits[Number(commit) - 1]?.[kind];
  };
  const written = runOf(demoRecording(projectGuid, number) ?? fallback) ?? runOf(fallback);
  if (written === undefined) throw new Error(`There is no recording of ${fallback}`);
  const contents = await Promise.all(
    filesOfRun(written).map(async (path) => [path, new Uint8Array(await (await fetched(path)).arrayBuffer())] as const),
  );
  const bytes = new Map(contents);
  return unpackRun(written, (path) => bytes.get(path) ?? new Uint8Array());
}
