import { StartupError } from "../startup-error";

export interface MonitorSettings {
  /** The port that serves only `/healthz`, `/readyz` and `/metrics`. Undefined for none. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** With a token, the server's own port serves these pages, too. */
  readonly metricsToken: string | undefined;
}

const shortestToken = 16;

export function readMonitorSettings(env: Readonly<Record<string, string | undefined>>): MonitorSettings {
  const { GATEHOUSE_METRICS_PORT: port, GATEHOUSE_METRICS_ADDRESS: host, GATEHOUSE_METRICS_TOKEN: token } = env;
  if (port && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    throw new StartupError(`GATEHOUSE_METRICS_PORT is ${port}, which is not a port number.`);
  // Don't repeat the token.
  if (token && !new RegExp(`^[\\x21-\\x7e]{${shortestToken},}$`).test(token))
    throw new StartupError(
      `GATEHOUSE_METRICS_TOKEN must have at least ${shortestToken} characters, without spaces and accents.`,
    );
  return {
    metricsPort: port ? Number(port) : undefined,
    metricsHost: host || "127.0.0.1",
    metricsToken: token || undefined,
  };
}
