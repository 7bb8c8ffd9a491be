import { parseUrl } from "@gatehouse/contract";
import { demoPassword } from "../demo";
import { isProgram } from "./builds/is-program";
import type { Config } from "./config";
import type { MonitorSettings } from "./monitor/monitor-settings";
import { unknownSettings } from "./settings";
import { StartupError } from "./startup-error";

type Exposure = Pick<Config, "host" | "trustProxy" | "role">;

/** Whether other machines can reach the server: it listens on more than loopback, or is behind a proxy. */
export function isExposed({ host, trustProxy, role }: Exposure): boolean {
  return role !== "worker" && (trustProxy || !isLoopback(host));
}

function isLoopback(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Refuses to expose the demo unless requested, because anyone can sign in to its accounts.
 * @throws {StartupError}
 */
export function refuseExposedDemo(config: Exposure, isNew: boolean): void {
  if (!isExposed(config)) return;
  const where = config.trustProxy ? "behind a proxy" : `on ${config.host}`;
  throw new StartupError(
    `${isNew ? "The database is empty, so the server would create the demo" : "The database contains the demo"}. Its accounts, including a superuser, have a public password. ` +
      `The server doesn't serve the demo ${where} unless you ask for it. Start it with --demo to allow that${isNew ? ", or with --no-demo for an empty portal" : ""}.`,
  );
}

// Secrets that examples and images of databases and stores suggest. They are fine if only this machine can try them.
const defaultSecrets = "admin changeme example gatehouse minioadmin password postgres root secret test".split(" ");

/** One sentence for each setting that is dangerous or has no effect. The sentences contain no secrets. */
export function startupWarnings(
  config: Exposure & Pick<Config, "databaseUrl" | "s3" | "mail" | "toolchain"> & MonitorSettings,
  env: Readonly<Record<string, string | undefined>>,
  { hasDemo, waitingBuilds }: { readonly hasDemo: boolean; readonly waitingBuilds: number },
): readonly string[] {
  const { databaseUrl, s3, mail, host, trustProxy, metricsPort, metricsHost, metricsToken, toolchain } = config;
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
  const [program = ""] = toolchain ?? [];
  if (config.role !== "web" && toolchain !== undefined && !isProgram(program, env.PATH))
    warnings.push(
      `GATEHOUSE_TOOLCHAIN starts ${JSON.stringify(program)}, which is not a program that builds can find, so every build will fail. Use an absolute path.`,
    );
  // The demo keeps one build waiting on purpose.
  if (config.role === "all" && toolchain === undefined && waitingBuilds > 0 && !hasDemo)
    warnings.push(
      `Builds are waiting in the queue (${waitingBuilds}), and this server doesn't run builds. Set GATEHOUSE_TOOLCHAIN, or GATEHOUSE_ROLE=web if workers run elsewhere.`,
    );
  return warnings;
}

/** Whether the URL names another machine and a protocol without TLS. */
function isPlain(protocol: string, address: string): boolean {
  const url = parseUrl(address);
  return url?.protocol === protocol && !isLoopback(url.hostname);
}

/**
 * Detects a proxy whose headers the server ignores. Client addresses and the protocol are then the proxy's own, so
 * cookies are not `Secure` and all clients share one rate limit.
 * @param warn - Called at most once.
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
