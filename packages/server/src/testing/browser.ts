import type { PortalServer } from "../server";

export const testOrigin = "http://portal.test";

/** An HTTP client that acts like a browser: it keeps cookies, and sends the CSRF token with writes. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Values sent in cookies, forms and JSON. The log must not contain any of them. */
  readonly sent = new Set<string>();
  readonly #server: Pick<PortalServer, "fetch">;
  readonly #address: string;

  constructor(server: Pick<PortalServer, "fetch">, address = "192.0.2.1") {
    this.#server = server;
    this.#address = address;
  }

  async fetch(
    path: string,
    { origin = testOrigin, ...init }: RequestInit & { readonly origin?: string } = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has("Cookie"))
      headers.set("Cookie", Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; "));
    for (const text of [...this.cookies.values(), ...textsOf(init.body)])
      if (text.length >= 8 && text.length <= 200) this.sent.add(text);
    const response = await this.#server.fetch(
      new Request(new URL(path, origin), { ...init, headers, redirect: "manual" }),
      { address: this.#address },
    );
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (value === "" || /Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends a write like the portal's client. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.fetch(path, {
      method,
      body: body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" }),
        "X-CSRFTOKEN": this.cookies.get("csrftoken") ?? "",
        ...headers,
      },
    });
  }

  async getJson(path: string): Promise<unknown> {
    const response = await this.fetch(path);
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** All items of a list. */
  async getList<Item>(path: string): Promise<Item[]> {
    return ((await this.getJson(path)) as { readonly results: Item[] }).results;
  }

  /** Submits the sign-in form and returns the response. */
  async submitSignIn(fields: Readonly<Record<string, string>>): Promise<Response> {
    await this.fetch("/accounts/login/");
    const body = new URLSearchParams({ csrfmiddlewaretoken: this.cookies.get("csrftoken") ?? "", ...fields });
    return this.fetch("/accounts/login/", { method: "POST", body });
  }

  async signIn(email: string, password = "gatehouse-demo"): Promise<this> {
    const response = await this.submitSignIn({ email, password });
    if (response.status !== 302) throw new Error(`Sign-in as ${email} responded ${response.status}`);
    return this;
  }
}

/** The strings in a form or JSON body. */
function textsOf(body: unknown): readonly string[] {
  if (body instanceof URLSearchParams) return [...body.values()];
  if (typeof body !== "string") return [];
  const texts = [body];
  try {
    JSON.parse(body, (_, value: unknown) => (typeof value === "string" && texts.push(value), value));
  } catch {
    // Treat a body that isn't JSON as one string.
  }
  return texts;
}
