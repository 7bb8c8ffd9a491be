import { profile } from "@gatehouse/contract/profile";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  failed,
  lines,
  OriginPlace,
  originStories,
  page,
  proxy,
  requestedOrigins,
  sameSite,
  watched,
} from "../../testing/origin-place";

const meta: Meta<typeof OriginPlace> = { title: "Panels/Other origin", ...originStories };

export default meta;
type Story = StoryObj<typeof OriginPlace>;

let token = "first";
let isAllowed = false;
let bearer = "right";
const csrfFailed = () => Response.json({ detail: "CSRF Failed: CSRF token incorrect." }, { status: 403 });

/**
 * On another origin of the same site, cookies are sent, and the session check brings the CSRF token. A refused token is
 * renewed.
 */
export const SameSite: Story = {
  args: { origins: [sameSite] },
  beforeEach: () => {
    token = "first";
    document.cookie = "csrftoken=of-the-page; path=/";
    watched.network = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "GET" && request.headers.get("X-CSRFTOKEN") !== token) return csrfFailed();
      const response = await watched.serve(input, init);
      if (new URL(request.url).pathname.startsWith("/auth/")) response.headers.set("X-CSRFTOKEN", token);
      return response;
    };
    return () => {
      document.cookie = "csrftoken=; path=/; max-age=0";
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
    await watched.client?.call(profile.update, { body: { job_title: "Physicist" } });
    token = "second";
    await watched.client?.call(profile.update, { body: { job_title: "Engineer" } });
    await expect(new Set(watched.sent.map(({ credentials }) => credentials))).toEqual(new Set(["include"]));
    await expect(requestedOrigins()).toEqual(new Set([sameSite]));
    const tokens = watched.sent
      .filter(({ method }) => method !== "GET")
      .map(({ headers }) => headers.get("X-CSRFTOKEN"));
    await expect([...new Set(tokens), tokens.at(-1)]).toEqual(["first", "second", "second"]);
    await expect(failed()).toEqual([]);
  },
};

const isUnreadable = (init: RequestInit | undefined) => init?.mode !== "no-cors";

/**
 * If an API doesn't allow the page's origin, the panels name that as the cause, not the connection. Retry works once
 * the API allows it.
 */
export const RefusedOrigin: Story = {
  args: { origins: [sameSite] },
  beforeEach: () => {
    isAllowed = false;
    watched.network = (input, init) => {
      if (!isAllowed && isUnreadable(init)) return Promise.reject(new TypeError("Failed to fetch"));
      return watched.serve(input, init);
    };
  },
  play: async ({ canvas, userEvent }) => {
    const text = `api.origin is ${sameSite}, but this page is on ${page}, and that API does not allow this page's origin. Add ${page} to the API's allowed origins, with credentials, or ${proxy}`;
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(text));
    await expect(canvas.queryByText(/connection/)).toBeNull();
    await waitFor(() => expect(failed()).toEqual([`LicensesPanel: ${text}`]));
    isAllowed = true;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
  },
};

/** A server that sends no token in a header can set its cookie for the whole domain. */
export const DomainCookie: Story = {
  args: { origins: [sameSite] },
  beforeEach: () => {
    document.cookie = "csrftoken=of-the-domain; path=/";
    watched.network = (input, init) => {
      const request = new Request(input, init);
      const isRight = request.method === "GET" || request.headers.get("X-CSRFTOKEN") === "of-the-domain";
      return isRight ? watched.serve(input, init) : Promise.resolve(csrfFailed());
    };
    return () => {
      document.cookie = "csrftoken=; path=/; max-age=0";
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
    await watched.client?.call(profile.update, { body: { job_title: "Physicist" } });
    await expect(watched.sent.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  },
};

/** If nothing is reachable, the connection is the cause. */
export const Unreachable: Story = {
  args: { origins: [sameSite] },
  beforeEach: () => {
    watched.network = () => Promise.reject(new TypeError("Failed to fetch"));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.queryByText(/api\.origin/)).toBeNull();
    await expect(lines()).toEqual([]);
  },
};

/** With the embedder's headers, the API can be on any site. Neither cookies nor the CSRF token are sent. */
export const Token: Story = {
  args: { origins: ["https://api.example.com"], headers: () => Promise.resolve({ Authorization: `Bearer ${bearer}` }) },
  beforeEach: () => {
    bearer = "right";
    watched.network = (input, init) => {
      const { headers, credentials } = new Request(input, init);
      const isRight = headers.get("Authorization") === "Bearer right" && !headers.has("X-CSRFTOKEN");
      return isRight && credentials === "omit"
        ? watched.serve(input, init)
        : Promise.resolve(Response.json({ detail: "Authentication credentials were not provided." }, { status: 403 }));
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
    await watched.client?.call(profile.update, { body: { job_title: "Physicist" } });
    await expect(await watched.client?.isSignedIn()).toBe(true);
    bearer = "expired";
    await expect(await watched.client?.isSignedIn()).toBe(false);
    await expect(watched.sent.filter(({ url }) => url.includes("/auth/"))).toEqual([]);
    await expect(failed()).toEqual([]);
  },
};

/** If the embedder's `headers` function throws, the panels name that as the cause. */
export const FailedHeaders: Story = {
  args: {
    origins: ["https://api.example.com"],
    headers: () => {
      throw new Error("no token");
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "api.headers failed: Error: no token. Pass an object with the headers of every request, or a function that returns one.",
      ),
    );
    await expect(watched.sent).toEqual([]);
  },
};
