import { createClient } from "@gatehouse/contract";
import { environmentManager, focusManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBuild } from "./watch-build";

const build = (change: object = {}) => ({
  build_number: 3,
  created_on: "2026-11-20T17:59:12Z",
  queued: false,
  building: true,
  status: "building",
  result: null,
  duration: null,
  output_file: null,
  ...change,
});
const running = () => Response.json(build());
const ended = () => Response.json(build({ building: false, status: "finished", result: "SUCCESS", duration: 9_000 }));
const notFound = () => Response.json({ detail: "Not found." }, { status: 404 });
const page = () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });

const reported: string[] = [];
let response: () => Response;
let queryClient: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // TanStack Query never polls on a server.
  environmentManager.setIsServer(() => false);
  reported.length = 0;
  response = running;
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  stop = watchBuild({
    client: createClient({ product: { id: "example", name: "Example" }, fetch: async () => response() }),
    queryClient,
    kind: "build",
    name: { projectGuid: "p", commitSha: "0".repeat(40), buildNumber: "3" },
    onEnd: ({ result }) => reported.push(String(result)),
    onStop: () => reported.push("stopped watching"),
  });
});

afterEach(() => {
  stop();
  queryClient.clear();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

const minute = () => vi.advanceTimersByTimeAsync(60_000);

it("the end is noticed in a tab that is hidden", async () => {
  focusManager.setFocused(false);
  await minute();
  response = ended;
  await minute();
  expect(reported).toEqual(["stopped watching", "SUCCESS"]);
});

it("a build that the API no longer finds is not watched on", async () => {
  await minute();
  response = notFound;
  await minute();
  expect(reported).toEqual(["stopped watching"]);
});

it("a proxy's page, as during a deployment, does not end the watch", async () => {
  let left = 1;
  response = () => (left-- > 0 ? page() : running());
  await minute();
  expect(reported).toEqual([]);
  response = ended;
  await minute();
  expect(reported).toEqual(["stopped watching", "SUCCESS"]);
});

it("a build that a server without details keeps missing is not watched on", async () => {
  response = page;
  await minute();
  expect(reported).toEqual(["stopped watching"]);
});
