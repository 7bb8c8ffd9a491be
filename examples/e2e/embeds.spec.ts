import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";
import { accounts } from "./pages/accounts";
import { requestsTo, WebsitePage, website } from "./pages/website-page";

// Scroll bars take room on a real page; a lock on scrolling would show as a shift.
test.use({ baseURL: website, launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] }, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

const sessionProbe = "/auth/api/browser/v1/auth/session";
const script = `<script type="module" src="/elements/index.js"></script>`;
const portal = (panels: string) => `<gatehouse-portal product-id="gatec" product-name="GateC">${panels}</gatehouse-portal>`;
const licenses = portal("<gatehouse-licenses></gatehouse-licenses>");

const complaints = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const found: string[] = [];
  complaints.set(page, found);
  page.on("console", (message) => /Content.Security.Policy|Trusted.?Type|violation/i.test(message.text()) && found.push(message.text()));
  page.on("pageerror", (error) => found.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => console.error("violation", event.violatedDirective, event.blockedURI, event.sample));
  });
});

test.afterEach(({ page }) => {
  expect(complaints.get(page)).toEqual([]);
});

test("a visitor signs in from the panel, comes back to the website and sees the licenses", async ({ page }) => {
  const site = new WebsitePage(page);
  await page.goto("/");
  await expect(page.getByText("Sign in to go on").first()).toBeVisible();
  await expect(page).toHaveURL(`${website}/`);
  await site.signIn(accounts.customer);
  await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
  await expect(site.rows).toHaveCount(10);
  await expect(page.getByRole("link", { name: "GC-7F20-8655" })).toHaveAttribute("href", /^\/app\/licenses\/[0-9a-f-]{36}$/);
});

test("the sessions stand beside the licenses after one sign-in, and one is ended from there", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.manager);
  await expect(site.sessions.getByRole("row").filter({ hasText: "Current" })).toHaveCount(1);
  const safari = site.sessions.getByRole("button", { name: "Sign out from Safari 18 on macOS" });
  await safari.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(safari).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(safari).toHaveCount(0);
  await expect(site.notifications).toContainText("Signed out from the session.");
  await expect(page).toHaveURL(`${website}/`);
});

test("everything works under a strict policy without one violation, and a violation would be seen", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const license = await page.getByRole("link", { name: "GC-7F20-8655" }).getAttribute("href");
  await page.evaluate((guid) => {
    const element = document.createElement("gatehouse-license");
    element.setAttribute("license-guid", guid);
    document.querySelector("gatehouse-portal")?.append(element);
  }, license?.split("/").at(-1) ?? "");
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "Actions for GC-3A88-2051" }).click();
  await expect(site.menu).toBeVisible();
  await page.keyboard.press("Escape");
  await site.openCouponDialog();
  await site.dialog.getByRole("button", { name: "Close" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  const found = complaints.get(page) ?? [];
  expect(found).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
  await expect.poll(() => found.length).toBeGreaterThan(0);
  found.length = 0;
});

test("the page's own elements look the same before and after, and nothing is written on html and body", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/elements/index.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("made-up company")).toBeVisible();
  const before = await page.evaluate(hostLooks);
  expect(before.styles.length).toBeGreaterThanOrEqual(50);
  release();
  await expect(site.rows).toHaveCount(10);
  await site.openCouponDialog();
  expect(await page.evaluate(hostLooks)).toEqual(before);
});

test("a dialog moves nothing on the page by a pixel, nor does a menu", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready);
  await site.addLicense.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await page.evaluate(hostPlaces);
  await site.addLicense.click();
  await expect(site.menu).toBeVisible();
  expect(await page.evaluate(hostPlaces)).toEqual(before);
  await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
  await expect(site.dialog).toBeVisible();
  expect(await page.evaluate(hostPlaces)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(site.dialog).toHaveCount(0);
  expect(await page.evaluate(hostPlaces)).toEqual(before);
});

test("a panel looks the same on a bare page, on the website and under a sheet that restyles everything", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const setLook = () => {
    for (const panel of document.querySelectorAll<HTMLElement>("gatehouse-licenses")) {
      panel.setAttribute("theme", "light");
      panel.style.setProperty("--gh-font", "sans-serif");
    }
  };
  await page.evaluate(setLook);
  const looks = async () => {
    await expect(site.rows).toHaveCount(10);
    await expect(page.getByRole("tab", { name: /In Use\s*\d/ })).toBeVisible();
    return page.evaluate(panelLooks);
  };
  const onWebsite = await looks();
  const hostile = `<style>
    html { font-size: 50%; }
    * { letter-spacing: 3px !important; word-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; text-indent: 8px !important; }
    div, section, table, tr, td, th, button, input, select, h2, p, span, svg, a { all: unset !important; border: 5px solid red !important; margin: 9px !important; color: lime !important; }
    .gh-root, .gh-panel, .gh-button, .gh-table { display: none !important; }
    body { font: italic bold 40px/3 cursive; color: lime; text-align: end; }
    gatehouse-portal, gatehouse-licenses { border: 0; }
  </style>`;
  const wide = (panel: string) => `<main style="width:420px">${panel}</main>${script}`;
  await site.openBare(wide(licenses));
  await page.evaluate(setLook);
  const onBare = await looks();
  expect(onBare.length).toBeGreaterThan(200);
  expect(onWebsite).toEqual(onBare);
  await page.unrouteAll();
  await site.openBare(wide(licenses), hostile);
  await page.evaluate(setLook);
  expect(await looks()).toEqual(onBare);
});

test("a coupon is redeemed by keyboard alone, and the website hears of it", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs("tester@example.com");
  await expect(site.rows).toHaveCount(1);
  await page.getByRole("tab", { name: /My Licenses/ }).focus();
  await page.keyboard.press("Tab");
  await expect(site.addLicense).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.menu).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(site.coupon).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.dialog).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("RDR-SPENT-PRO00-00000-00000-000004");
  await page.keyboard.press("Enter");
  await expect(site.coupon).toHaveAccessibleDescription(/already been used/);
  await site.coupon.selectText();
  await page.keyboard.type("RDR-VALID-PRO00-00000-00000-000001");
  await page.keyboard.press("Enter");
  await expect(site.notifications).toContainText("Coupon redeemed successfully.");
  await expect(site.news).toHaveText("Thank you. Your new license is in the list.");
  await expect(site.rows).toHaveCount(2);
  await expect(site.addLicense).toBeFocused();
});

test("the end of a session is told once for all panels, out of the page's own shadow roots too", async ({ page }) => {
  const site = new WebsitePage(page);
  await page.clock.install();
  await site.openAs(accounts.customer);
  await site.openBare(`<page-column></page-column>${script}`);
  await page.evaluate(() => {
    const heard: string[] = [];
    document.addEventListener("gatehouse:session.ended", ({ type, detail, target }) => heard.push(`${type} ${detail.type} ${String((target as Element).localName)}`));
    Object.assign(window, { heard });
    const portal = document.createElement("gatehouse-portal");
    portal.setAttribute("product-id", "gatec");
    portal.append(document.createElement("gatehouse-license-status"), document.createElement("gatehouse-licenses"));
    document.querySelector("page-column")?.attachShadow({ mode: "open" }).append(portal);
  });
  await expect(site.rows).toHaveCount(10);
  await site.openCouponDialog();
  await site.coupon.fill("RDR-HALF");
  await page.context().clearCookies();
  await page.clock.fastForward(61_000);
  const prompt = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(prompt).toHaveCount(1);
  await expect(prompt.getByRole("button", { name: "Not now" })).toBeFocused();
  await expect(page.getByLabel("Coupon code")).toHaveValue("RDR-HALF");
  // Nobody asks for what would be refused.
  const requests = requestsTo(page, "/");
  await page.clock.fastForward(180_000);
  expect(requests).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText("Your session has ended")).toHaveCount(1);
  await expect(site.coupon).toBeFocused();
  expect(await page.evaluate("heard")).toEqual(["gatehouse:session.ended session.ended page-column"]);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`panel and dialog have no accessibility fault in the ${colorScheme} theme`, async ({ page }) => {
    const site = new WebsitePage(page);
    await page.emulateMedia({ colorScheme });
    await site.openAs(accounts.customer);
    await expect(site.rows).toHaveCount(10);
    const faults = async () => (await new AxeBuilder({ page }).include("gatehouse-portal").analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(await faults()).toEqual([]);
    await site.openCouponDialog();
    expect(await faults()).toEqual([]);
  });

for (const width of [320, 360, 768, 1440])
  test(`nothing needs sideways scrolling at ${width} px`, async ({ page }) => {
    const site = new WebsitePage(page);
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto("/");
    await expect(page.getByText("Sign in to go on").first()).toBeVisible();
    expect(await overflow()).toBe(0);
    await site.signIn(accounts.customer);
    await expect(site.rows).toHaveCount(10);
    expect(await overflow()).toBe(0);
    await site.openCouponDialog();
    expect(await overflow()).toBe(0);
  });

test("panels follow the website's own theme while it changes, and the reader's system when told so", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.panel).toHaveCSS("color-scheme", "light");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(site.panel).toHaveCSS("color-scheme", "dark");
  await expect(site.panel).toHaveCSS("background-color", "rgb(25, 22, 19)");
  await site.openCouponDialog();
  await expect(site.dialog).toHaveCSS("color-scheme", "dark");
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.setAttribute("theme", "light"));
  await expect(site.panel).toHaveCSS("color-scheme", "light");
  await page.evaluate(() => {
    document.querySelector("gatehouse-portal")?.setAttribute("theme", "host");
    document.documentElement.removeAttribute("data-bs-theme");
    document.documentElement.className = "dark";
  });
  await expect(site.panel).toHaveCSS("color-scheme", "dark");
});

test("the page's variables and part rules reach into the panel", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await site.openBare(licenses + script);
  await expect(site.rows).toHaveCount(10);
  await expect(site.addLicense).toHaveCSS("background-color", "rgb(1, 104, 119)");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { --gh-accent: rgb(122, 31, 162); } gatehouse-licenses { --gh-radius: 0px; } gatehouse-licenses::part(gh-panel) { border-top-width: 7px; }");
    document.adoptedStyleSheets = [sheet];
  });
  await expect(site.addLicense).toHaveCSS("background-color", "rgb(122, 31, 162)");
  await expect(site.addLicense).toHaveCSS("border-top-left-radius", "0px");
  await expect(site.panel).toHaveCSS("border-top-width", "7px");
  await site.openCouponDialog();
  await expect(site.dialog.getByRole("button", { name: "Redeem" })).toHaveCSS("background-color", "rgb(122, 31, 162)");
});

test("three panels ask once whether there is a session", async ({ page }) => {
  const probes = requestsTo(page, sessionProbe);
  await new WebsitePage(page).openBare(portal("<gatehouse-licenses></gatehouse-licenses>".repeat(2) + "<gatehouse-license-status></gatehouse-license-status>") + script);
  await expect(page.getByText("Sign in to go on")).toHaveCount(3);
  expect(probes).toHaveLength(1);
});

test("a panel without a product or without its license says so, and shows once it is told", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const code = requestsTo(page, "/elements/");
  await site.openBare(`<gatehouse-licenses></gatehouse-licenses><gatehouse-license product-id="gatec"></gatehouse-license>${script}`);
  await expect(page.getByText("<gatehouse-licenses> needs a product-id, on itself or on a <gatehouse-portal> around it.")).toBeVisible();
  await expect(page.getByText("<gatehouse-license> needs the attribute license-guid.")).toBeVisible();
  expect(code.map((request) => new URL(request.url()).pathname).filter((path) => !/\/(?:index|chunk-\w+)\.js$/.test(path))).toEqual([]);
  await page.evaluate(() => document.querySelector("gatehouse-licenses")?.setAttribute("product-id", "gatec"));
  await expect(site.rows).toHaveCount(10);
  await page.evaluate(() => document.querySelector("gatehouse-license")?.setAttribute("license-guid", "00000000-0000-4000-8000-000000000000"));
  await expect(page.getByText("Failed to fetch the license.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/bare$/);
});

test("a panel whose code cannot be fetched says so", async ({ page }) => {
  await page.route("**/elements/mount-panel-*.js", (route) => route.abort());
  await new WebsitePage(page).openBare(licenses + script);
  await expect(page.getByText("This part of the page could not be loaded.")).toBeVisible();
});

test("a second script tag, and an element that the page has defined itself, do no harm", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const own = `<script>customElements.define("gatehouse-license-status", class extends HTMLElement {})</script>`;
  await site.openBare(`${own}${licenses}${script}<script type="module" src="/elements/index.js?again"></script>`);
  await expect(site.rows).toHaveCount(10);
  await expect(site.panel).toHaveCount(1);
});

test("an element that is moved keeps its look and what was typed, and asks for nothing again", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  await page.getByRole("searchbox").fill("GC-7F21-0307");
  await expect(site.rows).toHaveCount(1);
  // Focus does not survive a move, in no browser.
  await page.getByRole("searchbox").blur();
  const before = await page.evaluate(panelLooks);
  const requests = requestsTo(page, "/api/");
  await page.evaluate(() => {
    const panel = document.querySelector("gatehouse-licenses");
    if (panel !== null) document.querySelector("gatehouse-portal")?.prepend(panel);
  });
  await expect(page.getByRole("searchbox")).toHaveValue("GC-7F21-0307");
  await expect(site.rows).toHaveCount(1);
  expect(await page.evaluate(panelLooks)).toEqual(before);
  await site.openCouponDialog();
  await expect(site.dialog.getByRole("button", { name: "Redeem" })).toHaveCSS("background-color", "rgb(1, 104, 119)");
  expect(requests).toEqual([]);
});

test("an element that is removed asks no more, and aborts what it had asked", async ({ page }) => {
  const site = new WebsitePage(page);
  await page.clock.install();
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  const requests = requestsTo(page, "/api/");
  await page.clock.fastForward(61_000);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.remove());
  await page.clock.runFor(1_000);
  requests.length = 0;
  await page.clock.runFor(180_000);
  expect(requests).toEqual([]);

  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("/grouped-licenses/"));
  await page.route("**/grouped-licenses/", () => undefined);
  const asked = page.waitForRequest("**/grouped-licenses/");
  await site.openBare(licenses + script);
  await asked;
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.remove());
  expect((await aborted).failure()?.errorText).toContain("ERR_ABORTED");
});

test("fifty mounts and unmounts leave no node and no listener behind", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await site.openBare(portal("") + script);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: read("Nodes"), listeners: read("JSEventListeners"), elements: await page.evaluate(() => document.getElementsByTagName("*").length) };
  };
  // What is made once for all panels, as React's own, is made now.
  await page.evaluate(mountAndUnmount, 5);
  const before = await count();
  await page.evaluate(mountAndUnmount, 50);
  const after = await count();
  expect(after.elements).toBe(before.elements);
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(10);
});

/** The computed styles of the page's own elements, and the attributes of html and body. What follows from the panels' height is left out. */
function hostLooks() {
  const heights = new Set(["height", "block-size", "perspective-origin", "transform-origin", "grid-template-rows"]);
  const own = Array.from(document.querySelectorAll("body, body *")).filter((element) => !element.localName.startsWith("gatehouse-"));
  const attributes = [document.documentElement, document.body].map((element) => Array.from(element.attributes, ({ name, value }) => `${name}=${value}`));
  return {
    attributes,
    children: document.body.children.length,
    styles: own.map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${Array.from(style).filter((name) => !heights.has(name)).map((name) => `${name}:${style.getPropertyValue(name)}`).join(";")}`;
    }),
  };
}

/** Where the page's own elements are, and how far it is scrolled. */
function hostPlaces() {
  const places = Array.from(document.querySelectorAll("body, body *"), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.localName} ${x} ${y} ${width} ${height}`;
  });
  return [...places, `${scrollX} ${scrollY}`];
}

/** Every element of the licences' panel with its place in it and its computed style, but for what shows nowhere. */
function panelLooks() {
  const panel = document.querySelector("gatehouse-licenses")?.shadowRoot?.querySelector(".gh-panel");
  const origin = panel?.getBoundingClientRect();
  const isSeen = (name: string) => !/^--|^inset|^(?:top|right|bottom|left)$|tap-highlight|text-size-adjust/.test(name);
  return Array.from(panel?.querySelectorAll("*") ?? [], (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Within a drawing, places are rounded one way or the other.
    const place = width === 0 || !(element instanceof HTMLElement) ? "" : [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map((value) => value.toFixed(2)).join(" ");
    return { element: `${element.localName} ${place}`, ...Object.fromEntries(Array.from(style).filter(isSeen).map((name) => [name, style.getPropertyValue(name)])) };
  });
}

/** Puts a panel on the page so many times, each until it is drawn, and takes it away again. */
async function mountAndUnmount(times: number) {
  const frame = () => new Promise(requestAnimationFrame);
  for (let mounted = 0; mounted < times; mounted += 1) {
    const panel = document.createElement("gatehouse-licenses");
    document.querySelector("gatehouse-portal")?.append(panel);
    while (!panel.shadowRoot?.querySelector("tbody tr")) await frame();
    panel.remove();
    await frame();
  }
}
