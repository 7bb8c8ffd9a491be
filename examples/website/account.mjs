// The visitor's account: the website has a page for each of these portal screens. Links to other screens lead to the
// portal.

/**
 * @typedef {object} AccountPage
 * @property {string} [screen] - the portal screen that this page replaces. Pages without one are only linked from the
 * site
 * @property {string} title
 * @property {Readonly<Record<string, string>>} [query] - the screen's parameter for each query parameter
 * @property {string} panels - the elements, with query parameters in braces
 * @property {string} [list] - the page to redirect to if a query parameter is missing
 */

const commit = { project: "projectGuid", commit: "commitSha" };
const build = { ...commit, number: "buildNumber" };
const commitAttributes = `project-guid="{project}" commit-sha="{commit}"`;
const buildAttributes = `${commitAttributes} build-number="{number}"`;

/** @type {Readonly<Record<string, AccountPage>>} */
export const account = {
  cart: { screen: "shoppingCart", title: "Your cart", panels: "<gatehouse-cart></gatehouse-cart>" },
  orders: { screen: "orders", title: "Your orders", panels: "<gatehouse-orders></gatehouse-orders>" },
  order: {
    screen: "order",
    title: "Your order",
    query: { guid: "orderGuid" },
    panels: `<gatehouse-order order-guid="{guid}"></gatehouse-order>`,
    list: "orders",
  },
  teams: { title: "Your teams", panels: "<gatehouse-teams></gatehouse-teams>" },
  team: {
    screen: "team",
    title: "Your team",
    query: { guid: "teamGuid" },
    panels: `<gatehouse-team team-guid="{guid}"></gatehouse-team>`,
    list: "teams",
  },
  projects: { screen: "projects", title: "Your projects", panels: "<gatehouse-projects></gatehouse-projects>" },
  project: {
    screen: "project",
    title: "Your project",
    query: { project: "projectGuid" },
    panels: `<gatehouse-project project-guid="{project}"></gatehouse-project>
    <gatehouse-project-figures project-guid="{project}"></gatehouse-project-figures>
    <gatehouse-commits project-guid="{project}"></gatehouse-commits>`,
    list: "projects",
  },
  commit: {
    screen: "commit",
    title: "Your commit",
    query: commit,
    panels: `<gatehouse-commit ${commitAttributes}></gatehouse-commit>
    <gatehouse-builds ${commitAttributes}></gatehouse-builds>
    <gatehouse-simulations ${commitAttributes}></gatehouse-simulations>`,
    list: "projects",
  },
  build: {
    screen: "build",
    title: "Your build",
    query: build,
    panels: `<gatehouse-build ${buildAttributes}></gatehouse-build>
    <p><a href="/account/log?project={project}&amp;commit={commit}&amp;number={number}">The log alone</a></p>`,
    list: "projects",
  },
  log: {
    title: "The log of your build",
    query: build,
    panels: `<gatehouse-log src="/app/projects/{project}/commits/{commit}/builds/{number}/raw/"></gatehouse-log>`,
    list: "projects",
  },
  simulation: {
    screen: "simulation",
    title: "Your simulation",
    query: build,
    panels: `<gatehouse-simulation ${buildAttributes}></gatehouse-simulation>`,
    list: "projects",
  },
  downloads: { screen: "downloads", title: "Downloads", panels: "<gatehouse-downloads></gatehouse-downloads>" },
  support: { screen: "support", title: "Support", panels: "<gatehouse-support></gatehouse-support>" },
  ticket: {
    screen: "ticket",
    title: "Your ticket",
    query: { id: "ticketId" },
    panels: `<gatehouse-ticket ticket-id="{id}"></gatehouse-ticket>`,
    list: "support",
  },
};

const queryOf = (query) => Object.entries(query ?? {}).map(([key, parameter]) => `${key}={${parameter}}`);

/** The setting `pages` of the site's panels. */
export const ownPages = Object.entries(account)
  .filter(([, { screen }]) => screen !== undefined)
  .map(([name, { screen, query }]) => `${screen}=/account/${name}${query ? `?${queryOf(query).join("&")}` : ""}`)
  .join(" ");

/**
 * The panels of a page, with the query parameters filled in. Undefined if a parameter is missing or invalid.
 *
 * @param {AccountPage} page
 * @param {Readonly<Record<string, string>>} address
 * @returns {string | undefined}
 */
export function panelsOf({ panels, query }, address) {
  const isKnown = Object.keys(query ?? {}).every((key) => /^[\w-]{1,64}$/.test(address[key] ?? ""));
  return isKnown ? panels.replace(/\{(\w+)\}/g, (_, key) => address[key]) : undefined;
}
