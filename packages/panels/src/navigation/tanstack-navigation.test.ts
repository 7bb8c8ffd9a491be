import { describe, expect, it } from "vitest";
import { linkNavigation } from "./link-navigation";
import { screenTarget } from "./screens";
import { type RouterLike, tanstackNavigation } from "./tanstack-navigation";

/** A fake router history that records every change. */
function fakeRouter(
  basepath: string,
  start: string,
): RouterLike & { readonly done: string[]; readonly back: (path: string) => void } {
  const done: string[] = [];
  const listeners = new Set<Parameters<RouterLike["history"]["subscribe"]>[0]>();
  let at = new URL(start, "https://portal.example.com");
  const move = (how: string) => (path: string) => {
    done.push(`${how} ${path}`);
    at = new URL(path, at);
    for (const listener of listeners) listener({ action: { type: how.toUpperCase() } });
  };
  return {
    basepath,
    done,
    back: move("back"),
    history: {
      get location() {
        return { pathname: at.pathname, search: at.search };
      },
      push: move("push"),
      replace: move("replace"),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

const license = screenTarget("license", { licenseGuid: "a-1" });

describe("through the host's router", () => {
  it.each(["/app", "/app/"])("links are below %s", (basepath) => {
    const navigation = tanstackNavigation(fakeRouter(basepath, "/app/"), (page) => page);
    expect(navigation.href(license)).toBe("/app/licenses/a-1");
    expect(navigation.href(screenTarget("dashboard"))).toBe("/app/");
  });

  it("a host at the root has links without a double slash", () => {
    expect(tanstackNavigation(fakeRouter("/", "/"), (page) => page).href(license)).toBe("/licenses/a-1");
  });

  it("goes without loading the page, leaving an entry in the history or taking the last one's place", () => {
    const router = fakeRouter("/app", "/app/licenses");
    const navigation = tanstackNavigation(router, (page) => page);
    navigation.go?.(license, { replace: false });
    navigation.go?.(license, { replace: true });
    expect(router.done).toEqual(["push /app/licenses/a-1", "replace /app/licenses/a-1"]);
  });

  it("asks before the page is left, and not while a list saves its search", async () => {
    type Blocker = Parameters<NonNullable<RouterLike["history"]["block"]>>[0];
    const blockers = new Set<Blocker>();
    const router = fakeRouter("/app", "/app/profile");
    const history = {
      ...router.history,
      block: (blocker: Blocker) => {
        blockers.add(blocker);
        return () => blockers.delete(blocker);
      },
    };
    const navigation = tanstackNavigation({ ...router, history }, (page) => page);
    let isAgreed = false;
    let asked = 0;
    const end = navigation.block?.(() => {
      asked += 1;
      return Promise.resolve(isAgreed);
    });
    const isBlocked = (next: string) =>
      [...blockers][0]?.blockerFn({ currentLocation: { pathname: "/app/profile" }, nextLocation: { pathname: next } });
    expect([await isBlocked("/app/profile"), asked]).toEqual([false, 0]);
    expect([await isBlocked("/app/licenses"), asked]).toEqual([true, 1]);
    isAgreed = true;
    expect([await isBlocked("/app/licenses"), asked]).toEqual([false, 2]);
    end?.();
    expect(blockers.size).toBe(0);
    expect(tanstackNavigation(router, (page) => page).block).toBeUndefined();
  });

  it("distinguishes a returning user from one who moved on", () => {
    const router = fakeRouter("/app", "/app/licenses");
    const navigation = tanstackNavigation(router, (page) => page);
    expect(navigation.cameBack?.()).toBe(false);
    navigation.go?.(license, { replace: false });
    expect(navigation.cameBack?.()).toBe(false);
    router.back("/app/licenses");
    expect(navigation.cameBack?.()).toBe(true);
    navigation.go?.(license, { replace: true });
    expect(navigation.cameBack?.()).toBe(false);
  });

  it("lists keep their state in the query without new entries in the history, and hear of Back", () => {
    const router = fakeRouter("/app", "/app/licenses?licenses.page=2");
    const { search, here } = tanstackNavigation(router, (page) => page);
    let heard = 0;
    const stop = search?.subscribe(() => {
      heard += 1;
    });
    expect(search?.read()).toBe("?licenses.page=2");
    search?.write("?licenses.page=3");
    expect(router.done).toEqual(["replace /app/licenses?licenses.page=3"]);
    expect(here()).toBe("/app/licenses?licenses.page=3");
    expect(heard).toBe(1);
    stop?.();
    search?.write("");
    expect(here()).toBe("/app/licenses");
    expect(heard).toBe(1);
  });
});

describe("by plain links", () => {
  it("links are below the base path, and panels keep their own state", () => {
    const navigation = linkNavigation("/app");
    expect(navigation.href(license)).toBe("/app/licenses/a-1");
    expect(navigation.go).toBeUndefined();
    expect(navigation.search).toBeUndefined();
    expect(navigation.setTitle).toBeUndefined();
  });
});
