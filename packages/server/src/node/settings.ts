/** All of the server's settings with the prefix GATEHOUSE_. */
export const settings: readonly string[] = [
  "GATEHOUSE_ADDRESS",
  "GATEHOUSE_ALLOWED_ORIGINS",
  "GATEHOUSE_AUDIT_DAYS",
  "GATEHOUSE_BUILD_LOG_MB",
  "GATEHOUSE_BUILD_MEMORY_MB",
  "GATEHOUSE_BUILD_MINUTES",
  "GATEHOUSE_DATA",
  "GATEHOUSE_DATABASE_TIMEOUT_MS",
  "GATEHOUSE_DEMO_DESIGNS",
  "GATEHOUSE_GROUPS",
  "GATEHOUSE_HOST_CONFIG",
  "GATEHOUSE_HOST_DIR",
  "GATEHOUSE_MAIL_FROM",
  "GATEHOUSE_METRICS_ADDRESS",
  "GATEHOUSE_METRICS_PORT",
  "GATEHOUSE_METRICS_TOKEN",
  "GATEHOUSE_PRODUCT_ID",
  "GATEHOUSE_PRODUCT_NAME",
  "GATEHOUSE_PUBLIC_URL",
  "GATEHOUSE_RELEASE_APPROVALS",
  "GATEHOUSE_RELEASE_KEY_FILE",
  "GATEHOUSE_RETURN_PATHS",
  "GATEHOUSE_ROLE",
  "GATEHOUSE_S3_ACCESS_KEY_ID",
  "GATEHOUSE_S3_BUCKET",
  "GATEHOUSE_S3_ENDPOINT",
  "GATEHOUSE_S3_PATH_STYLE",
  "GATEHOUSE_S3_REGION",
  "GATEHOUSE_S3_SECRET_ACCESS_KEY",
  "GATEHOUSE_SESSION_DAYS",
  "GATEHOUSE_SHUTDOWN_TIMEOUT_MS",
  "GATEHOUSE_SMTP_URL",
  "GATEHOUSE_TOOLCHAIN",
  "GATEHOUSE_TRUSTED_ORIGINS",
  "GATEHOUSE_TRUST_PROXY",
  "GATEHOUSE_UPLOAD_MB",
];

/** Settings of the tools that build and test this repository. A server that they start inherits them. */
const toolSettings = ["CHROMIUM", "E2E_PORT", "LONG", "PACKAGES", "SEED", "TYPES"].map((name) => `GATEHOUSE_${name}`);

/** One sentence for each unknown name in the environment that looks like a setting. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith("GATEHOUSE_") && !settings.includes(name) && !toolSettings.includes(name))
    .sort()
    .map((name) => {
      const meant = settings.find((known) => distance(name, known) <= 2);
      return `${name} is not a setting of this server and does nothing.${meant === undefined ? "" : ` Did you mean ${meant}?`}`;
    });
}

/** The edit distance: how many characters to change, add or remove to turn one text into the other. */
function distance(from: string, to: string): number {
  let former = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(from).entries()) {
    const next = [row + 1];
    for (const [at, wanted] of Array.from(to).entries())
      next.push(
        Math.min((former[at] ?? 0) + (letter === wanted ? 0 : 1), (former[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    former = next;
  }
  return former[to.length] ?? 0;
}
