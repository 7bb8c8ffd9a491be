import type { Browser } from "./browser";
import { head, RawConnection } from "./raw-connection";

const bodyLength = 100_000;
const bodyStart = '{"bio":"Designs filters.","location":"';

/** The rest of a started upload. */
export const restOfUpload = `${"x".repeat(bodyLength - bodyStart.length - 2)}"}`;

/** Starts an upload: the server has accepted its first bytes, and the rest has not been sent. */
export async function startUpload(origin: string, browser: Browser): Promise<RawConnection> {
  const upload = new RawConnection(origin);
  upload.send(
    head(
      browser,
      "PATCH",
      "/api/webapp/v1/me/",
      "Content-Type: application/json",
      `Content-Length: ${bodyLength}`,
      "Expect: 100-continue",
    ),
  );
  await upload.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
  return upload.send(bodyStart);
}

/** Settings for a server with limits that no test reaches. */
export const unlimited = { GATEHOUSE_SHUTDOWN_TIMEOUT_MS: "3600000", GATEHOUSE_DATABASE_TIMEOUT_MS: "0" };
