// Measures the page of a team with 2,000 users and 1,000 licenses in a real browser: nodes, sorting and choosing a
// member. Also measures the server's time for its lists.
import { bigTeamGuid, bigTeamSql } from "@gatehouse/story-kit/samples/big-team.mjs";
import { countNodes, onPortalPage, sortTime } from "../portal-page.mjs";
import { serverTime } from "../server-time.mjs";

const api = `/api/webapp/v1/licenses-groups/${bigTeamGuid}/`;

export function rows() {
  return onPortalPage(
    { path: `/app/teams/${bigTeamGuid}`, email: "manager@example.com", sql: bigTeamSql },
    async (page, serverPid) => {
      const table = (name) => page.getByRole("table", { name, exact: true });
      for (const name of ["Licenses", "Users"]) await table(name).getByRole("row").nth(10).waitFor();
      return [
        {
          name: "DOM nodes, table of 1,000 team licenses",
          value: await countNodes(table("Licenses")),
          unit: "nodes",
          goal: 400,
        },
        {
          name: "DOM nodes, table of 2,000 team users",
          value: await countNodes(table("Users")),
          unit: "nodes",
          goal: 400,
        },
        {
          name: "Sort 1,000 team licenses, click to paint",
          value: await sortTime(table("Licenses"), "Expires"),
          unit: "ms",
          goal: 60,
        },
        {
          name: "Sort 2,000 team users by name, click to paint",
          value: await sortTime(table("Users"), "User"),
          unit: "ms",
          goal: 60,
        },
        ...(await choosing(page)),
        {
          name: "Server CPU, 1,000 team licenses on PGlite",
          value: await serverTime(page, serverPid, `${api}licenses/`, 100),
          unit: "ms",
          goal: "–",
        },
        {
          name: "Server CPU, 2,000 team users on PGlite",
          value: await serverTime(page, serverPid, `${api}users/`, 100),
          unit: "ms",
          goal: "–",
        },
      ];
    },
  );
}

/**
 * The dialog for assigning a license offers everybody who has none. Measures its opening from the click in the menu,
 * and one choice.
 */
async function choosing(page) {
  const open = async () => {
    await page
      .getByRole("button", { name: /^Actions for GC-B/ })
      .first()
      .click();
    const item = page.getByRole("menuitem", { name: "Assign" });
    await item.waitFor();
    return item.evaluate(async (element) => {
      const start = performance.now();
      element.click();
      while (document.querySelector("dialog select option:nth-child(1000)") === null)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    });
  };
  await page.getByRole("searchbox", { name: "Search serial or holder" }).fill("GC-B1000");
  await page.getByRole("searchbox", { name: "Search serial or holder" }).press("Enter");
  await page.getByRole("button", { name: "Actions for GC-B1000" }).waitFor();
  await open();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  const opened = await open();
  const chosen = await page.locator("dialog select").evaluate(async (select) => {
    const times = [];
    for (let at = 0; at < 9; at += 1) {
      const start = performance.now();
      select.selectedIndex = 100 + at;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4];
  });
  return [
    { name: "Assign dialog with 1,500 members, click to choice", value: opened, unit: "ms", goal: "–" },
    { name: "Choice of one of 1,500 members, to paint", value: chosen, unit: "ms", goal: "–" },
  ];
}
