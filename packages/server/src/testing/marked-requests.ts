import type { Browser } from "./browser";
import { imageBytes } from "./images";
import { api, calls, mark, marked, type MarkedObjects, query } from "./marked-calls";

export interface MarkedVisitors {
  /** Has a profile, a license, a team and support-plus. */
  readonly customer: Browser;
  /** A superuser in the back office. */
  readonly admin: Browser;
  /** A superuser who impersonates an account. */
  readonly impersonator: Browser;
  readonly guest: Browser;
}

const headers = {
  Authorization: `Bearer ${mark}-authorization`,
  "User-Agent": `${mark} agent`,
  "X-Forwarded-For": `${mark}-address`,
  "Idempotency-Key": `${mark}-key`,
};

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
    "tickets/",
  ].map((page) => `/management/${page}`),
  "/report-generator/",
  "/tem/",
  "/admin/",
  "/user/impersonate/users-list/",
  "/user/impersonate/stop/",
];

/**
 * Requests every endpoint and page with marked values.
 * @returns the ids of the requests that failed on the server.
 */
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
  const ticket = `${api}/tickets/${objects.ticket}/`;
  const upload = new FormData();
  upload.append("attachments", new File([marked.text], `${mark}.txt`));
  upload.append("attachments", new File([imageBytes("png")], `${mark}.png`));
  const added = await write(customer, "POST", `${ticket}attachments/`, upload);
  for (const { url } of (JSON.parse(added) as { readonly results?: readonly { readonly url: string }[] }).results ?? [])
    await note(customer.fetch(url + query, { headers }));
  await write(
    customer,
    "POST",
    `${ticket}attachments/`,
    `--${mark}\r\n${marked.text}`,
    `multipart/form-data; boundary=${mark}`,
  );
  const desk = `/management/tickets/${objects.ticket}/`;
  await note(admin.fetch(desk + query, { headers }));
  const acts: readonly Readonly<Record<string, string>>[] = [
    { act: "reply", text: marked.text, after: "waiting_for_customer" },
    { act: "status", status: "closed" },
    { act: "status", status: "open" },
    { act: "rma", value: "yes" },
    { act: "rma", value: "no" },
    { act: marked.text },
  ];
  for (const fields of acts) await form(admin, desk, fields);
  await write(customer, "POST", `${ticket}close/`, JSON.stringify({ rating: 5 }), "application/json");
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
  const reset = "/accounts/password/reset/";
  await note(guest.fetch(reset + query, { headers }));
  await form(guest, reset, { email: marked.email });
  await note(guest.fetch(`${reset}key/1-${mark.padEnd(43, "0")}/${query}`, { headers }));
  await form(guest, `${reset}key/1-${mark.padEnd(43, "0")}/`, {
    password: marked.newPassword,
    repeated: marked.newPassword,
  });
  await note(guest.fetch(`/accounts/email/unsubscribe/1.${mark}/${query}`, { headers }));
  await note(guest.fetch(`/nowhere/${mark}/${query}`, { headers }));
  await form(customer, "/accounts/logout/", {});
  await write(admin, "DELETE", "/auth/api/browser/v1/auth/session");
  return failed;
}
