import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("a customer finds a project, changes its settings, tags a commit and deletes the tag", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/projects");
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeFocused();
  await expect(page.getByRole("link", { name: "All builds of this commit" })).toBeVisible();
  const table = page.getByRole("table", { name: "Projects" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await page.getByRole("searchbox", { name: "Search name or description" }).fill("neutron");
  await expect(page).toHaveURL(/projects\.search=neutron/);
  await table.getByRole("link", { name: "Neutron counter" }).click();

  await expect(page.getByRole("heading", { name: "Neutron counter", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Neutron counter/);
  await expect(page.getByRole("progressbar", { name: "LUT", exact: true })).toContainText("2.6");
  await expect(page.getByRole("table", { name: "Commits" }).getByRole("row")).toHaveCount(3);

  await page.getByRole("link", { name: /^Settings/ }).click();
  await expect(page.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("textbox", { name: "Description" }).fill("Counts neutrons.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Project settings saved.")).toBeVisible();
  const keeps = page.getByRole("checkbox", { name: /^Allow us to keep/ });
  await expect(keeps).toBeChecked();
  await keeps.press(" ");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(keeps).not.toBeChecked();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Counts neutrons.");

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Neutron counter" }).click();
  await page.getByRole("link", { name: /^Tags/ }).click();
  await page.getByRole("button", { name: "Create tag" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("beam/2026?");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Tag 'beam/2026?' created.")).toBeVisible();

  await page.getByRole("table", { name: "Tags" }).getByRole("link", { name: "beam/2026?" }).click();
  await expect(page.getByRole("heading", { name: "beam/2026?", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Count dead time in hardware" })).toBeVisible();
  await page.getByRole("button", { name: "Delete tag" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete tag" }).click();
  await expect(page).toHaveURL(/\/tags$/);
  await expect(page.getByRole("table", { name: "Tags" }).getByRole("link", { name: "calibrated" })).toBeVisible();
  await expect(page.getByRole("link", { name: "beam/2026?" })).toHaveCount(0);
});

test("a project, and a tag, that do not exist lead back", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/projects");
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const path of ["", "/settings", "/forks", "/tags"]) {
    await page.goto(`/app/projects/${unknown}${path}`);
    await expect(page).toHaveURL(/\/app\/projects$/);
  }
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Pulse shaper" }).click();
  await expect(page.getByRole("heading", { name: "Pulse shaper", level: 1 })).toBeVisible();
  const project = new URL(page.url()).pathname;
  await page.goto(`${project}/tags/${unknown}`);
  await expect(page).toHaveURL(new RegExp(`${project}/tags$`));
});

test("two commits are chosen and compared, and the browser's Back leads to the project again", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Pulse shaper" }).click();
  await expect(page.getByRole("slider", { name: "Commit in the chart" })).toBeVisible();
  const boxes = page.getByRole("table", { name: "Commits" }).getByRole("checkbox");
  await boxes.first().press(" ");
  await boxes.last().press(" ");
  await page.getByRole("link", { name: "Compare", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Compare commits", level: 1 })).toBeFocused();
  await expect(page.getByRole("table", { name: "Resources" }).getByRole("row", { name: /^LUT/ })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\/[0-9a-f]{40}\/[0-9a-f]{40}$/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[0-9a-f]{7}-[0-9a-f]{7}\.csv$/);
  await page.getByRole("link", { name: "Swap before and after" }).click();
  await expect(page.getByRole("table", { name: "Resources" })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Pulse shaper", level: 1 })).toBeVisible();
});

test("the address of a project's commits leads to the project, where they are", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Neutron counter" }).click();
  await expect(page.getByRole("heading", { name: "Neutron counter", level: 1 })).toBeVisible();
  const address = page.url().split("?")[0] ?? "";
  await page.goto(`${address}/commits`);
  await expect(page.getByRole("table", { name: "Commits" })).toBeVisible();
  expect(page.url()).toBe(address);
});
