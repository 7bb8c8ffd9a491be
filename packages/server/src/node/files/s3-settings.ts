import { parseUrl } from "@gatehouse/contract";
import { StartupError } from "../startup-error";

/** The address and credentials of an S3-compatible store. */
export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: URL;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket's name is in the path instead of the host name. */
  readonly isPathStyle: boolean;
}

const required = ["ENDPOINT", "BUCKET", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"] as const;
const optional = ["REGION", "PATH_STYLE"] as const;

/**
 * Reads GATEHOUSE_S3_ENDPOINT, _REGION, _BUCKET, _ACCESS_KEY_ID, _SECRET_ACCESS_KEY and _PATH_STYLE=1. Undefined if
 * none is set. Error messages name a variable, and never the value of a key.
 */
export function readS3Settings(env: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const valueOf = (name: string) => env[`GATEHOUSE_S3_${name}`]?.trim() ?? "";
  if ([...required, ...optional].every((name) => valueOf(name) === "")) return undefined;
  const missing = required.filter((name) => valueOf(name) === "").map((name) => `GATEHOUSE_S3_${name}`);
  if (missing.length > 0)
    throw new StartupError(`Files are kept in an S3 store, but ${missing.join(", ")} is missing.`);
  const bucket = valueOf("BUCKET");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartupError(
      "GATEHOUSE_S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens.",
    );
  const endpoint = readEndpoint(valueOf("ENDPOINT"));
  const isPathStyle = valueOf("PATH_STYLE") === "1";
  if (!isPathStyle && /^(?:[\d.]+|\[.*\]|[^.]+)$/.test(endpoint.hostname))
    throw new StartupError("GATEHOUSE_S3_ENDPOINT has no subdomains for buckets. Set GATEHOUSE_S3_PATH_STYLE to 1.");
  const region = valueOf("REGION") || "us-east-1";
  if (!/^[a-z0-9-]{1,40}$/.test(region))
    throw new StartupError("GATEHOUSE_S3_REGION must be the name of a region, such as eu-central-1.");
  return {
    endpoint,
    region,
    bucket,
    accessKeyId: valueOf("ACCESS_KEY_ID"),
    secretAccessKey: valueOf("SECRET_ACCESS_KEY"),
    isPathStyle,
  };
}

function readEndpoint(text: string): URL {
  const url = parseUrl(text);
  const isPlain = url?.username === "" && url.password === "" && url.search === "" && url.hash === "";
  // Don't repeat the text, because it may contain a password.
  if (url === undefined || !isPlain || !/^https?:$/.test(url.protocol))
    throw new StartupError(
      "GATEHOUSE_S3_ENDPOINT must be a web address without a name and password, such as https://s3.eu-central-1.amazonaws.com.",
    );
  return url;
}
