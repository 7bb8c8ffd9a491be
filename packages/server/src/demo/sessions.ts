import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { sessions } from "../db/tables/auth";
import { productSessions } from "../db/tables/sessions";

/**
 * Prefix of the token hashes of the demo's web sessions. No token has such a hash, so nobody can use these sessions.
 */
export const demoToken = "demo-";

interface DemoWebSession {
  readonly email: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly signedInDaysAgo: number;
  readonly seenDaysAgo: number;
}

const customer = "customer@example.com";

/** Several kinds of browsers, a program that is not a browser, and one without a user agent. */
const webSessions: readonly DemoWebSession[] = [
  {
    email: customer,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    ip: "198.51.100.24",
    signedInDaysAgo: 3.2,
    seenDaysAgo: 0.1,
  },
  {
    email: customer,
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    ip: "198.51.100.24",
    signedInDaysAgo: 8.4,
    seenDaysAgo: 0.3,
  },
  {
    email: customer,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    ip: "203.0.113.77",
    signedInDaysAgo: 6.5,
    seenDaysAgo: 1.6,
  },
  {
    email: customer,
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    ip: "2001:db8:85a3::8a2e:370:7334",
    signedInDaysAgo: 11.1,
    seenDaysAgo: 4.2,
  },
  { email: customer, userAgent: "curl/8.5.0", ip: "192.0.2.140", signedInDaysAgo: 5, seenDaysAgo: 5 },
  { email: customer, userAgent: "", ip: "192.0.2.141", signedInDaysAgo: 9.7, seenDaysAgo: 9.7 },
  {
    email: "manager@example.com",
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    ip: "198.51.100.31",
    signedInDaysAgo: 2.3,
    seenDaysAgo: 0.2,
  },
];

/** Workstations. One has not been seen since it signed in. */
const instances = [
  { email: customer, username: "e.marchetti", ip: "198.51.100.24", signedInDaysAgo: 12.4, seenDaysAgo: 0.1 },
  { email: customer, username: "daq-rack-2", ip: "198.51.100.61", signedInDaysAgo: 40.2, seenDaysAgo: 0.6 },
  { email: customer, username: "elena", ip: "203.0.113.8", signedInDaysAgo: 77.5, seenDaysAgo: 21.3 },
  { email: customer, username: "beamline-guest", ip: null, signedInDaysAgo: 90.1, seenDaysAgo: null },
  { email: "manager@example.com", username: "j.weber", ip: "198.51.100.31", signedInDaysAgo: 4.4, seenDaysAgo: 0.2 },
];

/** Inserts sessions. All times are before `today`, so that they are in the past at any time of day. */
export async function seedSessions(db: Database, today: Date, userIds: (email: string) => number): Promise<void> {
  const ago = (days: number) => addMs(today, -Math.round(days * 1_440) * 60_000);
  await db.insert(sessions).values(
    webSessions.map(({ email, userAgent, ip, signedInDaysAgo, seenDaysAgo }, at) => ({
      tokenHash: `${demoToken}${at}`,
      userId: userIds(email),
      userAgent,
      ip,
      createdAt: ago(signedInDaysAgo),
      lastSeenAt: ago(seenDaysAgo),
      expiresAt: addMs(today, 14 * dayMs),
    })),
  );
  await db.insert(productSessions).values(
    instances.map(({ email, username, ip, signedInDaysAgo, seenDaysAgo }) => ({
      userId: userIds(email),
      username,
      ipv4Address: ip,
      createdAt: ago(signedInDaysAgo),
      lastSeenAt: seenDaysAgo === null ? null : ago(seenDaysAgo),
    })),
  );
}
