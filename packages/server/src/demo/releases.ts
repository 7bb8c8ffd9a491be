import { type ReleaseAct, releaseState } from "@gatehouse/contract/releases";
import { inArray } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { factsOf } from "../areas/releases";
import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { releaseDownloads, releaseEvents, releases } from "../db/tables/releases";
import { users } from "../db/tables/viewer";
import { databaseFiles } from "../files/database-files";
import { readDigests } from "../files/piece-digests";
import {
  hostileChangelog,
  longChangelog,
  migrationChangelog,
  nightlyChangelog,
  richChangelog,
  stableChangelog,
} from "./changelogs";

interface DemoRelease {
  readonly tag: string;
  readonly daysAgo: number;
  readonly changelog: string;
  readonly state: "stable" | "nightly" | "pending" | "nightly-pending" | "rejected" | "unpublished";
  /** The reason of a rejection. */
  readonly reason?: string;
  /** Set if the release was published as a nightly build and then unpublished. */
  readonly unpublished?: {
    readonly reason: string;
    readonly successor: string;
    readonly downloadedBy: readonly string[];
  };
  readonly isLegacy?: true;
  readonly hasNoFile?: true;
}

const engineer = "release@example.com";
const tester = "tester@example.com";
const admin = "admin@example.com";

const stableTags = [
  ["v5.2.0", 11],
  ["v5.1.4", 49],
  ["v5.1.3", 98],
  ["v5.1.2", 143],
  ["v5.1.0", 193],
  ["v5.0.2", 291],
  ["v5.0.1", 345],
  ["v5.0.0", 402],
  ["v4.9.8", 455],
  ["v4.9.7", 520],
  ["v4.9.1", 598],
  ["v4.9.0", 700],
] as const;

const stableTexts: Readonly<Record<string, string>> = {
  "v5.2.0": richChangelog,
  "v5.1.4": migrationChangelog,
  "v5.1.3": hostileChangelog,
  "v5.0.0": longChangelog,
};

/** Two years of releases, in every state. */
export const demoReleases: readonly DemoRelease[] = [
  ...stableTags.map(([tag, daysAgo], at): DemoRelease => ({
    tag,
    daysAgo,
    changelog: stableTexts[tag] ?? stableChangelog(at),
    state: "stable",
    ...(daysAgo > 500 && { isLegacy: true }),
  })),
  ...Array.from({ length: 40 }, (_, at): DemoRelease => ({
    tag: `v5.3.0-nightly.${40 - at}`,
    daysAgo: at + 1,
    changelog: nightlyChangelog(at),
    state: at === 2 ? "nightly-pending" : "nightly",
    ...(at === 5 && { hasNoFile: true }),
  })),
  { tag: "v5.2.1", daysAgo: 2, changelog: stableChangelog(7), state: "pending" },
  {
    tag: "v5.1.5",
    daysAgo: 30,
    changelog: stableChangelog(3),
    state: "rejected",
    reason: "Timing reports are empty on boards with two clocks.",
  },
  { tag: "v5.1.1", daysAgo: 170, changelog: nightlyChangelog(4), state: "rejected" },
  {
    tag: "v5.2.2-rc.1",
    daysAgo: 1,
    changelog: "",
    state: "unpublished",
    unpublished: {
      reason: "Bitstreams for boards with more than 16 channels are wrong.",
      successor: "v5.3.0-nightly.40",
      downloadedBy: ["customer@example.com", "member@example.com"],
    },
  },
];

/** The time between two acts on a release. */
const stepMs = 1_800_000;

/** Inserts releases with small archives as their files, and their histories. */
export async function seedReleases(db: Database, today: Date): Promise<void> {
  for (const release of demoReleases) await seedRelease(db, today, release);
}

async function seedRelease(db: Database, today: Date, release: DemoRelease): Promise<void> {
  const createdAt = addMs(today, -release.daysAgo * dayMs + 7.2 * 3_600_000);
  const content = zipSync(
    { "compiler/README.md": strToU8(`# Compiler ${release.tag}\n\n${release.changelog.slice(0, 400)}\n`) },
    { mtime: "2026-01-01T00:00:00Z" },
  );
  const file = { name: `compiler-${release.tag}.zip`, type: "application/zip", content };
  const fileGuid = release.hasNoFile ? null : await databaseFiles.put(db, file, createdAt);
  if (fileGuid !== null) await readDigests(databaseFiles, db, fileGuid);
  const setAt = addMs(createdAt, 2 * stepMs);
  const { state } = release;
  const isNightly = state === "nightly" || state === "nightly-pending";
  const [row] = await db
    .insert(releases)
    .values({
      tagName: release.tag,
      isSupported: release.isLegacy !== true,
      changelog: release.changelog,
      fileGuid,
      isNightly,
      ...(isNightly && { nightlySetBy: engineer, nightlySetAt: addMs(createdAt, stepMs) }),
      isPending: state === "pending" || state === "nightly-pending",
      isStable: state === "stable",
      ...(state === "stable" && { stableSetBy: admin, stableSetAt: setAt }),
      isRejected: state === "rejected",
      ...(state === "rejected" && {
        rejectedSetBy: tester,
        rejectedSetAt: setAt,
        rejectedReason: release.reason ?? null,
      }),
      createdAt,
    })
    .returning();
  if (row === undefined) return;
  const acts: readonly (readonly [ReleaseAct | "publish", string | null])[] = [
    ["publish", null],
    ...(isNightly || release.unpublished ? [["publishNightly", engineer] as const] : []),
    ...(state === "unpublished" || state === "nightly" ? [] : [["askForApproval", engineer] as const]),
    ...(state === "stable" ? [["approve", admin] as const] : []),
    ...(state === "rejected" ? [["reject", tester] as const] : []),
    ...(release.unpublished ? [["unpublishNightly", admin] as const] : []),
  ];
  let from: string | null = null;
  for (const [at, [act, actorEmail]] of acts.entries()) {
    const isLast = at === acts.length - 1;
    const to: string = isLast ? releaseState(factsOf(row)) : stateAfter(act, isNightly);
    await db.insert(releaseEvents).values({
      releaseId: row.id,
      act,
      actorEmail,
      fromState: from,
      toState: to,
      reason: act === "reject" ? (release.reason ?? null) : null,
      ...(act === "unpublishNightly" && {
        reason: release.unpublished?.reason,
        successor: release.unpublished?.successor,
      }),
      createdAt: addMs(createdAt, at * stepMs),
    });
    from = to;
  }
  const downloadedAt = addMs(createdAt, 2_700_000);
  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...(release.unpublished?.downloadedBy ?? [])]));
  for (const { id } of accounts)
    await db
      .insert(releaseDownloads)
      .values({ releaseId: row.id, accountId: id, ip: "192.0.2.7", createdAt: downloadedAt });
}

function stateAfter(act: ReleaseAct | "publish", isNightly: boolean): string {
  if (act === "askForApproval") return isNightly ? "nightly-pending" : "pending";
  return act === "publishNightly" ? "nightly" : "unpublished";
}
