import { productPath } from "@gatehouse/contract";
import { kind } from "./cart-calls";
import { declaredEndpoints } from "./server-cases";

/** This text is in every value that a marked request sends, and nowhere else. */
export const mark = "kanari";

export const marked = {
  email: `${mark}.user@example.com`,
  admin: `${mark}.admin@example.com`,
  password: `${mark} password 4711`,
  /** Without the mark, because a password must not resemble the address. */
  newPassword: "zebra crossing 4713",
  text: `${mark} text 4712`,
  coupon: "RDR-KANAR-IAAAA-AAAAA-AAAAA-AAAAAA",
  guid: "6b616e61-7269-4000-8000-6b616e617269",
} as const;

export interface MarkedObjects {
  readonly license: string;
  readonly team: string;
  readonly member: number;
  readonly target: number;
  readonly project: string;
  /** The commit's SHA-1. It has a source file, and a build with a log. */
  readonly commit: string;
  /** The tag of a nightly build with a file. */
  readonly version: string;
  /** The number of an open ticket with a reply and a file. */
  readonly ticket: number;
  readonly comment: number;
}

export const api = "/api/webapp/v1";
export const query = `?search=${mark}&next=/app/${mark}&guids=${marked.guid}&order_by=${mark}&page=1`;

/** Fills in a path with the given objects, and with marked values for other parameters. */
const filled = (path: string, objects: Readonly<Record<string, string>>) =>
  productPath({ id: "compiler", name: "Compiler" }, path).replace(
    /\{(\w+)\}/g,
    (_, name: string) => objects[name] ?? marked.guid,
  );

/** The customer's requests, with marked values. */
export function calls({
  license,
  team,
  member,
  project,
  commit,
  version,
  ticket,
  comment,
}: MarkedObjects): readonly (readonly [method: string, path: string, body?: unknown])[] {
  const group = `${api}/licenses-groups/${team}/`;
  const objects: Readonly<Record<string, string>> = {
    licenseGuid: license,
    teamGuid: team,
    userId: String(member),
    projectGuid: project,
    commitSha: commit,
    buildNumber: "1",
    versionTag: version,
    ticketId: String(ticket),
  };
  const ticketPath = `${api}/tickets/${ticket}/`;
  const reads = declaredEndpoints
    .filter(({ method }) => method === "GET")
    .flatMap(({ path }) => [
      ["GET", filled(path, objects) + query] as const,
      ["GET", filled(path, {}) + query] as const,
    ]);
  return [
    ...reads,
    ["GET", `${api}/me/avatar/${marked.guid}/${query}`],
    ["GET", `${api}/projects/${project}/versions/${commit}/scf/${query}`],
    [
      "POST",
      `${api}/profile-confirmed/`,
      {
        first_name: marked.text,
        last_name: marked.text,
        contact_email: marked.email,
        country: "IT",
        location: marked.text,
        institute: marked.text,
        job_function: marked.text,
      },
    ],
    [
      "PATCH",
      `${api}/me/`,
      {
        bio: marked.text,
        contact_email: marked.email,
        first_name: marked.text,
        website_url: `https://${mark}.example.com/`,
      },
    ],
    ["POST", `${api}/eula-accepted/`],
    ["POST", `${api}/tour/`, { tour_dashboard_completed: true }],
    ["POST", `${api}/trial-grantable/`],
    ["POST", `${api}/redeem-coupon/`, { coupon_code: marked.coupon }],
    ["POST", `${api}/request-trial/`],
    ["POST", `${api}/shopping-cart/`, { type: "ren", license, ...kind }],
    ["POST", `${api}/grouped-shopping-cart-rows/`, { type: "pur", license: null, ...kind, quantity: 1 }],
    ["PUT", `${api}/grouped-shopping-cart-rows/`, { ids: [1], quantity: 2 }],
    ["POST", `${api}/submit-shopping-cart/`],
    ["POST", `${api}/remove-multiple-shopping-cart-rows/`, { ids: [1] }],
    ["POST", `${api}/licenses-groups/`, { name: marked.text }],
    ["PUT", group, { name: marked.text }],
    ["POST", `${group}licenses/`, { license_guid: license }],
    ["PATCH", `${group}licenses/${license}/`, { assigned_user_email: marked.email }],
    ["DELETE", `${group}licenses/${license}/`],
    ["POST", `${group}users/`, { email: `${mark}.new@example.com` }],
    ["DELETE", `${group}users/${member}/`],
    ["POST", `${group}submit-request-to-add-user/`, { new_member_email: `${mark}@partner.example` }],
    ["POST", `${api}/request-permissions-to-create-team/`],
    [
      "POST",
      `${api}/tickets/`,
      {
        subject: marked.text,
        description: marked.text,
        license_type: "pro",
        os: "other",
        software_version: marked.text,
      },
    ],
    ["POST", `${ticketPath}comments/`, { content: marked.text }],
    ["POST", `${ticketPath}seen/`, { comment_id: comment }],
    ["DELETE", `${api}/compiler-sessions/1/`],
    ["DELETE", "/auth/api/browser/v1/auth/sessions", { sessions: [1] }],
    ["POST", `${api}/redeem-coupon/`, { coupon_code: [{ [mark]: marked.text }] }],
    ["DELETE", `${api}/licenses-groups/${marked.guid}/`],
  ];
}
