import type { Commit } from "@gatehouse/contract/projects";
import { type SQL, sql } from "drizzle-orm";
import { commits, tags } from "../../db/tables/projects";
import { commitPath, lastBuildOf, toBuild } from "../builds";

/** The tags of each row of `commits`, oldest first. */
const tagsOf: SQL<Commit["tags"]> = sql`(
  select coalesce(json_agg(json_build_object('guid', t.guid, 'name', t.name) order by t.created_at, t.guid), '[]')
  from ${tags} t where t.commit_id = ${commits.id})`;

/** The columns needed for {@link toCommit}. */
export const commitColumns = {
  sha1: commits.sha1,
  number: commits.number,
  message: commits.message,
  createdAt: commits.createdAt,
  hasSources: sql<boolean>`${commits.sourcesGuid} is not null or ${commits.scfGuid} is not null`,
  hasImage: sql<boolean>`${commits.imageGuid} is not null`,
  lut: commits.lut,
  fd: commits.fd,
  lutram: commits.lutram,
  ultraram: commits.ultraram,
  dsp: commits.dsp,
  ram_fifo: commits.ramFifo,
  clock: commits.clock,
  timing_issue_lut: commits.timingIssueLut,
  timing_issue_net: commits.timingIssueNet,
  tags: tagsOf,
  lastBuild: lastBuildOf,
};

type Figure =
  | "lut"
  | "fd"
  | "lutram"
  | "ultraram"
  | "dsp"
  | "ram_fifo"
  | "clock"
  | "timing_issue_lut"
  | "timing_issue_net";

interface CommitRow extends Pick<Commit, "message" | "tags" | Figure> {
  readonly sha1: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly hasSources: boolean;
  readonly hasImage: boolean;
  readonly lastBuild: Parameters<typeof toBuild>[0] | null;
}

/** Converts a commit to its API object. */
export function toCommit(row: CommitRow, project: Commit["project"]): Commit {
  const { sha1, number, createdAt, hasSources, hasImage, lastBuild, ...same } = row;
  const name = { version_sha1: sha1, progressive_version_number: number, message: same.message, project };
  return {
    ...same,
    ...name,
    created_on: createdAt.toISOString(),
    scf_file: hasSources ? `${commitPath(name)}scf/` : null,
    top_image: hasImage ? `${commitPath(name)}top-image/` : null,
    last_build: lastBuild === null ? null : toBuild(lastBuild, name),
  };
}
