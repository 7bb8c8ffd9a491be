import { parseUrl } from "@gatehouse/contract";
import { demoPassword } from "../demo";
import type { Config } from "./config";
import type { MonitorSettings } from "./monitor/monitor-settings";
import { unknownSettings } from "./settings";
import { StartupError } from "./startup-error";

type Exposure = Pick<Config, "host" | "trustProxy" | "role">;

/** Whether others than this machine's users can reach the server: it listens on more than loopback, or is behind a proxy. */
export function isExposed({ host, trustProxy, role }: Exposure): boolean {
  return role !== "worker" && (trustProxy || !isLoopback(host));
}

function isLoopback(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Keeps the demo, whose accounts everybody can sign in to, from others unless it was requested. */
export function refuseExposedDemo(config: Exposure, isNew: boolean): void {
  if (!isExposed(config)) return;
  const where = config.trustProxy ? "behind a proxy" : `on ${config.host}`;
  throw new StartupError(
    `${isNew ? "The database is empty, so the server would create the demo" : "The database contains the demo"}. Its accounts, including a superuser, have a public password. ` +
      `The server doesn't serve the demo ${where} unless you ask for it. Start it with --demo to allow that${isNew ? ", or with --no-demo for an empty portal" : ""}.`,
  );
}

// Secrets that documents and images of databases and stores suggest. On this machine alone, as for development, nobody else can try them.
const defaultSecrets = "admin changeme example gatehouse minioadmin password postgres root secret test".split(" ");

/** Settings that are dangerous or have no effect, a sentence each, without any secret. */
export function startupWarnings(
  config: Exposure & Pick<Config, "databaseUrl" | "s3" | "mail" | "toolchain"> & MonitorSettings,
  env: Readonly<Record<string, string | undefined>>,
  { hasDemo, waitingBuilds }: { readonly hasDemo: boolean; readonly waitingBuilds: number },
): readonly string[] {
  const { databaseUrl, s3, mail, host, trustProxy, metricsPort, metricsHost, metricsToken } = config;
  const warnings = [...unknownSettings(env)];
  if (isExposed(config) && !trustProxy)
    warnings.push(
      `The server listens on ${host} without TLS, so passwords and sessions are sent in plain text. ` +
        "Put a proxy with TLS in front of it, and set GATEHOUSE_TRUST_PROXY=1.",
    );
  if (isExposed(config) && hasDemo)
    warnings.push(
      `Anyone can sign in to the demo's accounts, including a superuser's, because the password ${demoPassword} is public.`,
    );
  if (metricsPort !== undefined && !isLoopback(metricsHost) && metricsToken === undefined)
    warnings.push(
      `Anyone who can reach ${metricsHost}:${metricsPort} can read the metrics. Set GATEHOUSE_METRICS_TOKEN, or remove GATEHOUSE_METRICS_ADDRESS.`,
    );
  if (mail !== undefined && isPlain("http:", mail.portalUrl))
    warnings.push("GATEHOUSE_PUBLIC_URL begins with http:, so links in email lead to the portal without TLS.");
  if (mail !== undefined && isPlain("smtp:", mail.smtpUrl) && parseUrl(mail.smtpUrl)?.password)
    warnings.push(
      "GATEHOUSE_SMTP_URL begins with smtp: and has a password. The password is sent in plain text if the mail server doesn't offer TLS. Use smtps:.",
    );
  if (databaseUrl !== undefined && hasDefaultPassword(databaseUrl))
    warnings.push("DATABASE_URL has a common default password. Set another one.");
  if (
    s3 !== undefined &&
    !isLoopback(s3.endpoint.hostname) &&
    defaultSecrets.includes(s3.secretAccessKey.toLowerCase())
  )
    warnings.push("GATEHOUSE_S3_SECRET_ACCESS_KEY is a common default. Set another one.");
  // The demo has a build that waits, to show one.
  if (config.role === "all" && config.toolchain === undefined && waitingBuilds > 0 && !hasDemo)
    warnings.push(
      `Builds are waiting in the queue (${waitingBuilds}), and this server doesn't run builds. Set GATEHOUSE_TOOLCHAIN, or GATEHOUSE_ROLE=web if workers run elsewhere.`,
    );
  return warnings;
}

/** Whether an address of another machine has a protocol without TLS. */
function isPlain(protocol: string, address: string): boolean {
  const url = parseUrl(address);
  return url?.protocol === protocol && !isLoopback(url.hostname);
}

/**
 * Watches for a proxy whose headers the server ignores. Addresses of clients and the protocol are then the proxy's, so cookies are
 * not `Secure` and rate limits count everybody as one.
 * @param warn - called once at most.
 */
export function watchForProxy(
  { trustProxy }: Pick<Config, "trustProxy">,
  warn: (sentence: string) => void,
): (headers: Headers) => void {
  let isDone = trustProxy;
  return (headers) => {
    if (isDone || !["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"].some((name) => headers.has(name)))
      return;
    isDone = true;
    warn(
      "A request has X-Forwarded-* headers, which the server ignores. If a proxy is in front of it, set GATEHOUSE_TRUST_PROXY=1: " +
        "until then cookies are not Secure, and rate limits count all users as one.",
    );
  };
}

function hasDefaultPassword(databaseUrl: string): boolean {
  const url = parseUrl(databaseUrl);
  if (url === undefined) return false;
  const { username, password, hostname } = url;
  return (
    !isLoopback(hostname) &&
    password !== "" &&
    (password === username || defaultSecrets.includes(password.toLowerCase()))
  );
}
