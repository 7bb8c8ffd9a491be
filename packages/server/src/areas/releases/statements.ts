import { PortalError } from "@gatehouse/contract";
import { pieceBytes, type ReleaseStatement, type SignedStatement } from "@gatehouse/contract/downloads";
import { isPublished } from "@gatehouse/contract/releases";
import { getPublicKey, hashes, sign } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { eq, sql } from "drizzle-orm";
import { toBase64 } from "../../core/base64";
import type { Store } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { readMadeSecret } from "../../db/made-secret";
import { releaseStatements } from "../../db/tables/releases";
import { readFileRow } from "../../files/file-rows";
import type { Files } from "../../files/files";
import { digestOfDigests, FileChanged, readDigests } from "../../files/piece-digests";
import type { ServerApp } from "../../http/server-app";
import { givenApprovals } from "./approvals";
import { findEvents, findRelease } from "./find-release";
import { factsOf, type ReleaseRow } from "./release-rows";

hashes.sha512 = sha512;

/** Signs releases of a product. */
export interface Signer {
  readonly files: Files;
  readonly productId: string;
  /** The 32 bytes of an Ed25519 private key. Without it, the portal uses its own. */
  readonly releaseKey: Uint8Array | undefined;
}

/** The signer of this server. */
export const signerOf = ({ files, product, releaseKey }: ServerApp): Signer => ({
  files,
  productId: product.id,
  releaseKey,
});

const findStatement = prepared((db) =>
  db
    .select()
    .from(releaseStatements)
    .where(eq(releaseStatements.releaseId, sql.placeholder("releaseId")))
    .prepare("release_statement"),
);

const keepStatement = prepared((db) =>
  db
    .insert(releaseStatements)
    .values({
      releaseId: sql.placeholder("releaseId"),
      statement: sql.placeholder("statement"),
      signature: sql.placeholder("signature"),
      publicKey: sql.placeholder("publicKey"),
    })
    .onConflictDoUpdate({
      target: releaseStatements.releaseId,
      set: {
        statement: sql`excluded.statement`,
        signature: sql`excluded.signature`,
        publicKey: sql`excluded.public_key`,
      },
    })
    .prepare("keep_release_statement"),
);

/**
 * The parts of a file's statement besides the approvals. For a file without stored digests, it reads the whole file.
 */
export async function describeFile({ files }: Signer, db: Database, fileGuid: string) {
  const [row, digests] = await Promise.all([readFileRow(db, fileGuid), readDigests(files, db, fileGuid)]);
  if (row === undefined || row.sha256 === null) throw new FileChanged();
  const { name, size, sha256 } = row;
  return { name, size, sha256, piece_size: pieceBytes, pieces_sha256: await digestOfDigests(digests) };
}

export type DescribedFile = Awaited<ReturnType<typeof describeFile>>;

/** Signs a release in its current state, replacing its earlier statement. An unpublished release has no statement. */
export async function signRelease(
  { db, clock }: Store,
  signer: Signer,
  release: ReleaseRow,
  file: DescribedFile | undefined,
): Promise<void> {
  if (file === undefined || !isPublished(factsOf(release))) return dropStatement(db, release.id);
  const events = await findEvents(db).execute({ releaseId: release.id });
  const statement: ReleaseStatement = {
    product: signer.productId,
    tag_name: release.tagName,
    kind: release.isStable ? "stable" : "nightly",
    files: [file],
    approvals: release.isStable
      ? givenApprovals(events).map(({ actorEmail, createdAt }) => ({
          email: actorEmail ?? "",
          approved_at: createdAt.toISOString(),
        }))
      : [],
    signed_at: clock.now().toISOString(),
  };
  const text = `${JSON.stringify(statement, undefined, 2)}\n`;
  const key = await keyOf(db, signer);
  await keepStatement(db).execute({
    releaseId: release.id,
    statement: text,
    signature: toBase64(sign(new TextEncoder().encode(text), key)),
    publicKey: toBase64(getPublicKey(key)),
  });
}

/** Deletes a release's signed statement. */
export async function dropStatement(db: Database, releaseId: number): Promise<void> {
  await db.delete(releaseStatements).where(eq(releaseStatements.releaseId, releaseId));
}

/**
 * The signed statement of a published release. If it has none yet, it is signed first.
 * @throws {PortalError} `not-found` unless the release is published and has a file.
 */
export async function getStatement(store: Store, signer: Signer, tagName: string): Promise<SignedStatement> {
  const { release } = await findRelease(store, tagName);
  if (release.fileGuid === null || !isPublished(factsOf(release))) throw new PortalError("not-found");
  const { db } = store;
  const digests = await readDigests(signer.files, db, release.fileGuid);
  if ((await findStatement(db).execute({ releaseId: release.id })).length === 0)
    await signRelease(store, signer, release, await describeFile(signer, db, release.fileGuid));
  const [signed] = await findStatement(db).execute({ releaseId: release.id });
  if (signed === undefined) throw new PortalError("not-found");
  return {
    statement: signed.statement,
    signature: signed.signature,
    public_key: signed.publicKey,
    pieces: toBase64(digests),
  };
}

/**
 * Checks the digests of a release's file against its signed statement.
 * @throws {FileChanged} if they differ.
 */
export async function checkSigned(db: Database, releaseId: number, digests: Uint8Array): Promise<void> {
  const [signed] = await findStatement(db).execute({ releaseId });
  if (signed === undefined) return;
  const { files } = JSON.parse(signed.statement) as ReleaseStatement;
  if (files[0]?.pieces_sha256 !== (await digestOfDigests(digests))) throw new FileChanged();
}

/** The current public key of releases, in base64. */
export async function publicKeyOf(db: Database, releaseKey: Uint8Array | undefined): Promise<string> {
  return toBase64(getPublicKey(await keyOf(db, { releaseKey })));
}

async function keyOf(db: Database, { releaseKey }: Pick<Signer, "releaseKey">): Promise<Uint8Array> {
  return releaseKey ?? hexToBytes(await readMadeSecret(db, "release-key"));
}
