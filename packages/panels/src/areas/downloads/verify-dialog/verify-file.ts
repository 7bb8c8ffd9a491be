import { pieceBytes, ReleaseStatement, type SignedStatement } from "@gatehouse/contract/downloads";
import { verifyAsync } from "@noble/ed25519";

/** The result of checking a file. */
export type Verdict =
  /** The file matches its signed statement or, without one, the server's digest. */
  | { readonly kind: "right"; readonly statement: ReleaseStatement | undefined }
  /** The file is shorter than the release, but matches it as far as it goes. */
  | { readonly kind: "incomplete"; readonly size: number; readonly wanted: number }
  /** The file differs. `at` is the byte where the first differing piece begins, if known. */
  | { readonly kind: "different"; readonly at: number | undefined }
  /** The statement was changed, or is for another version or product. */
  | { readonly kind: "bad-signature" }
  /** Signed with a key that the page does not expect. */
  | { readonly kind: "other-key" }
  /** Not signed, although the page expects a key. */
  | { readonly kind: "unsigned" }
  | { readonly kind: "unreadable" }
  /** Without a statement, the check would need the whole file in memory. */
  | { readonly kind: "too-large" };

export interface Check {
  readonly file: Blob;
  readonly product: string;
  readonly versionTag: string;
  /** Undefined if the server doesn't sign its releases. Only the digest is checked then. */
  readonly signed: SignedStatement | undefined;
  /** SHA-256 of the whole file as the list of versions has it, in hexadecimal. */
  readonly sha256: string | null | undefined;
  /** The public key that releases must be signed with, in base64. Without it, any key is accepted. */
  readonly releaseKey: string | undefined;
  /** @param bytes - How many were checked so far. */
  readonly onProgress: (bytes: number) => void;
}

const wholeBytesMax = 1_073_741_824;
const digestBytes = 32;
/**
 * The platform computes digests on other threads. This many pieces at once keep them busy, and more would only use
 * memory.
 */
const [slicePieces, slicesAtOnce] = [8, 4];

/** Checks a file in the browser, without sending it anywhere. Never rejects. */
export async function verifyFile(check: Check): Promise<Verdict> {
  try {
    if (check.signed !== undefined) return await checkSigned(check, check.signed);
    // An attacker who replaces the file can also withhold its signature.
    return check.releaseKey === undefined ? await checkWhole(check) : { kind: "unsigned" };
  } catch {
    // Everything else is checked before, so the file was moved, or changed while it was read.
    return { kind: "unreadable" };
  }
}

async function checkSigned(check: Check, signed: SignedStatement): Promise<Verdict> {
  const statement = readStatement(signed);
  const stated = statement?.files.find(({ size }) => size === check.file.size) ?? statement?.files[0];
  const pieces = fromBase64(signed.pieces);
  if (check.releaseKey !== undefined && check.releaseKey !== signed.public_key) return { kind: "other-key" };
  const isValid =
    statement !== undefined &&
    stated !== undefined &&
    statement.product === check.product &&
    statement.tag_name === check.versionTag &&
    stated.piece_size === pieceBytes &&
    pieces.length === Math.ceil(stated.size / pieceBytes) * digestBytes &&
    (await isSigned(signed)) &&
    toHex(await digestOf(pieces)) === stated.pieces_sha256;
  if (!isValid) return { kind: "bad-signature" };
  const { size: wanted } = stated;
  const { size } = check.file;
  // If the sizes differ, only whole pieces can be compared.
  const comparable = size === wanted ? Math.ceil(size / pieceBytes) : Math.floor(Math.min(size, wanted) / pieceBytes);
  const differs = await firstDifference(check, pieces, comparable);
  if (differs !== undefined) return { kind: "different", at: differs * pieceBytes };
  // Without a whole matching piece, nothing shows that this is the same file.
  if (size < wanted)
    return comparable > 0 ? { kind: "incomplete", size, wanted } : { kind: "different", at: undefined };
  if (size > wanted) return { kind: "different", at: comparable * pieceBytes };
  return { kind: "right", statement };
}

function readStatement({ statement }: SignedStatement): ReleaseStatement | undefined {
  try {
    return ReleaseStatement.parse(JSON.parse(statement));
  } catch {
    return undefined;
  }
}

const isSigned = ({ statement, signature, public_key: key }: SignedStatement) =>
  verifyAsync(fromBase64(signature), new TextEncoder().encode(statement), fromBase64(key)).catch(() => false);

/** The index of the first piece whose digest is not the expected one. Undefined if all match. */
async function firstDifference(
  { file, onProgress }: Check,
  expected: Uint8Array,
  count: number,
): Promise<number | undefined> {
  let [next, bytes, first] = [0, 0, count];
  async function work(): Promise<void> {
    while (next < first) {
      const start = next;
      next += slicePieces;
      const end = Math.min(count, start + slicePieces);
      const slice = await file.slice(start * pieceBytes, end * pieceBytes).arrayBuffer();
      const numbers = Array.from({ length: end - start }, (_, at) => start + at);
      const areSame = await Promise.all(
        numbers.map(async (number, at) => {
          const digest = await digestOf(new Uint8Array(slice, at * pieceBytes, lengthAt(slice, at)));
          return digest.every((byte, position) => byte === expected[number * digestBytes + position]);
        }),
      );
      const differs = areSame.indexOf(false);
      if (differs !== -1) first = Math.min(first, start + differs);
      bytes += slice.byteLength;
      onProgress(bytes);
    }
  }
  await Promise.all(Array.from({ length: slicesAtOnce }, work));
  return first === count ? undefined : first;
}

const lengthAt = (slice: ArrayBuffer, at: number) => Math.min(pieceBytes, slice.byteLength - at * pieceBytes);

async function checkWhole({ file, sha256 }: Check): Promise<Verdict> {
  if (file.size > wholeBytesMax) return { kind: "too-large" };
  const digest = toHex(await digestOf(new Uint8Array(await file.arrayBuffer())));
  return digest === sha256?.toLowerCase()
    ? { kind: "right", statement: undefined }
    : { kind: "different", at: undefined };
}

const digestOf = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
