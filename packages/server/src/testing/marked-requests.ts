import { productPath } from "@gatehouse/contract";
import type { Browser } from "./browser";
import { kind } from "./cart-calls";
import { imageBytes } from "./images";
import { declaredEndpoints } from "./server-cases";

/** Part of every value that a marked request sends, and of nothing else. */
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

export interface MarkedVisitors {
  /** Has a profile, a license, a team and support-plus. */
  readonly customer: Browser;
  /** A superuser in the back office. */
  readonly admin: Browser;
  /** A superuser who impersonates. */
  readonly impersonator: Browser;
  readonly guest: Browser;
}

export interface MarkedObjects {
  readonly license: string;
  readonly team: string;
  readonly member: number;
  readonly target: number;
  readonly project: string;
  /** Its sha1. It has a source file, and a build with a log. */
  readonly commit: string;
  /** The tag of a nightly build with a file. */
  readonly version: string;
}

const api = "/api/webapp/v1";
const headers = {
  Authorization: `Bearer ${mark}-authorization`,
  "User-Agent": `${mark} agent`,
  "X-Forwarded-For": `${mark}-address`,
  "Idempotency-Key": `${mark}-key`,
};
const query = `?search=${mark}&next=/app/${mark}&guids=${marked.guid}&order_by=${mark}&page=1`;

/** A path with these objects, and marked ones for its other parameters. */
const filled = (path: string, objects: Readonly<Record<string, string>>) =>
  productPath({ id: "compiler", name: "Compiler" }, path).replace(
    /\{(\w+)\}/g,
    (_, name: string) => objects[name] ?? marked.guid,
  );

function calls({
  license,
  team,
  member,
  project,
  commit,
  version,
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
  };
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
    ["DELETE", `${api}/compiler-sessions/1/`],
    ["DELETE", "/auth/api/browser/v1/auth/sessions", { sessions: [1] }],
    ["POST", `${api}/redeem-coupon/`, { coupon_code: [{ [mark]: marked.text }] }],
    ["DELETE", `${api}/licenses-groups/${marked.guid}/`],
  ];
}

const backOffice = [
  ...[
    "",
    "system-status/",
    "user-licenses/",
    "trial-licenses/",
    "trial-coupons/",
    "teams/",
    "digital-licenses-owner/",
    "dongle/",
    "trusted-email-domains/",
    "licenses-operations/",
  ].map((page) => `/management/${page}`),
  "/report-generator/",
  "/tem/",
  "/admin/",
  "/user/impersonate/users-list/",
  "/user/impersonate/stop/",
];

/** Calls every endpoint and page with marked values. @returns the ids of the requests that failed on the server. */
export async function sendMarkedRequests(
  { customer, admin, impersonator, guest }: MarkedVisitors,
  objects: MarkedObjects,
): Promise<readonly string[]> {
  const failed: string[] = [];
  const note = async (asked: Promise<Response>) => {
    const response = await asked;
    const text = await response.text();
    if (response.status >= 500) failed.push(response.headers.get("X-Request-ID") ?? "none");
    return text;
  };
  const form = (browser: Browser, path: string, fields: Readonly<Record<string, string>>) =>
    note(
      browser.fetch(path, {
        method: "POST",
        headers,
        body: new URLSearchParams({
          csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "",
          next: `/app/${mark}`,
          ...fields,
        }),
      }),
    );
  const write = (browser: Browser, method: string, path: string, body?: string | FormData, type?: string) =>
    note(
      browser.fetch(path, {
        method,
        body,
        headers: {
          ...headers,
          ...(type === undefined ? {} : { "Content-Type": type }),
          "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "",
        },
      }),
    );

  for (const [method, path, body] of calls(objects))
    await write(
      customer,
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      body === undefined ? undefined : "application/json",
    );
  for (const broken of [`{"bio": ${mark}`, `"${marked.text}`, mark])
    await write(customer, "POST", `${api}/profile-confirmed/`, broken, "application/json");
  await write(customer, "PATCH", `${api}/me/`, `--${mark}\r\n${marked.text}`, `multipart/form-data; boundary=${mark}`);
  const picture = new FormData();
  picture.set("avatar", new File([imageBytes("png")], `${mark}.png`));
  picture.set("bio", marked.text);
  await write(customer, "PATCH", `${api}/me/`, picture);
  const release = `/api/webapp-management/v1/compiler-versions/${objects.version}/`;
  for (const path of [release, `${release}history/`, `${release}shared-links/`])
    await note(admin.fetch(path + query, { headers }));
  const changelog = JSON.stringify({ changelog: marked.text });
  await write(admin, "PATCH", release, changelog, "application/json");
  const link = await note(customer.fetch(`${api}/compiler-versions/${objects.version}/download-link/`));
  const { download_link: download } = JSON.parse(link) as { readonly download_link?: string };
  if (download !== undefined) await note(customer.fetch(download + query, { headers }));
  for (const path of backOffice) await note(admin.fetch(path + query, { headers }));
  await note(customer.fetch(`/licenses/details/${objects.license}/offline-activation/${query}`, { headers }));
  await note(customer.fetch(`/accounts/password/change/${query}`, { headers }));
  await note(customer.fetch(`/accounts/social/connections/${query}`, { headers }));
  await form(customer, "/accounts/password/change/", {
    current: marked.password,
    password: marked.newPassword,
    repeated: marked.newPassword,
  });
  await write(impersonator, "PATCH", `${api}/me/`, JSON.stringify({ bio: marked.text }), "application/json");
  await form(impersonator, "/user/impersonate/stop/", {});
  await form(admin, `/user/impersonate/${objects.target}/`, {});
  await note(guest.fetch(`/accounts/login/${query}`, { headers }));
  await form(guest, "/accounts/login/", { email: marked.email, password: marked.password });
  await form(guest, "/accounts/login/", { email: `${mark}\0@example.com`, password: marked.password });
  await note(guest.fetch(`/nowhere/${mark}/${query}`, { headers }));
  await form(customer, "/accounts/logout/", {});
  await write(admin, "DELETE", "/auth/api/browser/v1/auth/session");
  return failed;
}
