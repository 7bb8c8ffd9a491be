import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { isTrace } from "../packages/panels/src/access/session/stored-traces";
import { forgetAccountScript } from "../packages/server/src/auth/forget-account-script";

/** Runs the script of the server's page on a browser with these keys in its storage. */
function signOut(keys) {
  const fill = () =>
    Object.defineProperty(Object.fromEntries(keys.map((key) => [key, "x"])), "removeItem", { value: remove });
  function remove(key) {
    delete this[key];
  }
  const said = [];
  const window = { localStorage: fill(), sessionStorage: fill() };
  class BroadcastChannel {
    constructor(name) {
      this.name = name;
    }
    postMessage(message) {
      said.push([this.name, message]);
    }
  }
  const location = { origin: "https://portal.example", replace: (address) => said.push(address) };
  runInNewContext(forgetAccountScript, { window, location, BroadcastChannel });
  return { left: [window.localStorage, window.sessionStorage].map((storage) => Object.keys(storage)), said };
}

it("signing out by the server's page clears what the panels clear, in both storages", () => {
  const keys = [
    "gatehouse.draft.comment.example.1x.7",
    "gatehouse.recent-commands.1x",
    "gatehouse.seen-tickets",
    "gatehouse.version.example.1x.stable",
    "gatehouse.dismissed-notices",
    "gatehouse.sign-in-departure",
    "gatehouse.theme",
    "gatehouse.shortcuts",
    "gatehouse.sidebar",
    "gatehouse.list.1x.licenses",
    "tsr-scroll-restoration-v1_3",
    "page.own",
  ];
  const kept = keys.filter((key) => !isTrace(key));
  expect(kept).toHaveLength(5);
  expect(signOut(keys).left).toEqual([kept, kept]);
});

it("signing out by the server's page tells the portals of other tabs, and goes on to sign in", () => {
  expect(signOut([]).said).toEqual([
    ["gatehouse.session ", "signed-out"],
    ["gatehouse.session https://portal.example", "signed-out"],
    "/accounts/login/",
  ]);
});
