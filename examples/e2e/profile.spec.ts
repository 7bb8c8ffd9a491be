import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { ProfilePage } from "./pages/profile-page";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR4AWJi6Oj4D8JMDFAAAAAA//9Xy4vRAAAABklEQVQDADTgBCOmwmBOAAAAAElFTkSuQmCC",
  "base64",
);

// The tests below rename two accounts. No other test looks for their names.
test("a user changes the own names, and the portal calls them by the new ones", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs(accounts.portalManager);
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await profile.field("First name").fill("Matteo");
  await profile.field("Bio").fill("Triggers.\nAnd more triggers.");
  await profile.panel.getByRole("combobox", { name: "Local time zone" }).selectOption("Europe/Rome");
  await profile.panel.getByRole("checkbox", { name: "Receive marketing emails" }).check();
  await profile.saves();
  await expect(page.getByRole("button", { name: /Matteo Oliveira/ })).toBeVisible();
  await page.reload();
  await expect(profile.field("First name")).toHaveValue("Matteo");
  await expect(profile.field("Bio")).toHaveValue("Triggers.\nAnd more triggers.");
  await expect(profile.panel.getByRole("combobox", { name: "Local time zone" })).toHaveValue("Europe/Rome");
  await expect(profile.panel.getByRole("checkbox", { name: "Receive marketing emails" })).toBeChecked();
  await expect(profile.field("Email")).toHaveAttribute("readonly");
});

test("a user chooses a picture, sees it before it is saved, and removes it again", async ({ page }) => {
  const violations: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && violations.push(message.text()),
  );
  const profile = await new ProfilePage(page).openAs(accounts.member);
  await profile.picture.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
  await expect(profile.preview).toBeVisible();
  expect(await profile.savedPicture()).toBeNull();
  await profile.saves();
  expect(await profile.savedPicture()).toEqual([200, "image/png"]);
  await profile.panel.getByRole("button", { name: "Remove" }).click();
  await profile.saves();
  expect(await profile.savedPicture()).toBeNull();
  expect(violations).toEqual([]);
});

test("a file that cannot be the picture is refused at its field, before anything is sent", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs();
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.method() === "PATCH")));
  await profile.picture.setInputFiles({
    name: "large.png",
    mimeType: "image/png",
    buffer: Buffer.concat([png, Buffer.alloc(204_801 - png.length)]),
  });
  await expect(profile.picture).toHaveAccessibleDescription(/This picture is 200\.1 KB\. The limit is 200 KB\./);
  await profile.picture.setInputFiles({
    name: "me.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(profile.picture).toHaveAccessibleDescription(/Choose a PNG, JPEG, GIF or WebP file\./);
  await expect(profile.panel.getByRole("button", { name: "Save" })).toBeDisabled();
  expect([sent, await profile.savedPicture()]).toEqual([0, null]);
});

test("a picture that only the server sees through is refused at its field", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs();
  await profile.picture.setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]),
  });
  await expect(profile.preview).toBeVisible();
  await profile.save();
  await expect(profile.picture).toHaveAccessibleDescription(/Upload a valid image/);
  await expect(profile.picture).toBeFocused();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Failed to update profile.");
});

test("errors are shown on their fields, also in closed sections", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs();
  await profile.field("Website").fill("example");
  await profile.field("Twitter username").fill("@not a name");
  await profile.field("Contact email").fill("nobody");
  await profile.section("Main settings").click();
  await profile.section("Email settings").click();
  await expect(profile.field("Website")).toBeHidden();
  await profile.save();
  await expect(profile.field("Website")).toBeFocused();
  await expect(profile.field("Website")).toHaveAccessibleDescription("Invalid URL");
  await expect(profile.field("Twitter username")).toHaveAccessibleDescription("Invalid Twitter username");
  await expect(profile.field("Contact email")).toHaveAccessibleDescription(/Invalid email format/);
  await profile.panel.getByRole("button", { name: "Discard" }).click();
  await expect(profile.field("Website")).toHaveValue("");
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs(accounts.tester);
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      if (await isThere()) return;
    }
    throw new Error("The Tab key never got there");
  };
  const has = (name: string) => () =>
    page.evaluate(
      (wanted) =>
        document.activeElement?.textContent === wanted || document.activeElement?.getAttribute("name") === wanted,
      name,
    );
  await tabTo(has("avatar"));
  await tabTo(has("Main settings"));
  await page.keyboard.press("Enter");
  await expect(profile.field("First name")).toBeHidden();
  await page.keyboard.press("Space");
  await tabTo(has("first_name"));
  await page.keyboard.type("Tommy");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Profile updated.");
  await expect(page.getByRole("button", { name: /Tommy Whitfield/ })).toBeVisible();
  await expect(profile.field("First name")).toBeFocused();
});

test("an edit in another tab takes nothing away from this one", async ({ page, context }) => {
  const profile = await new ProfilePage(page).openAs(accounts.manager);
  const other = await context.newPage();
  await other.goto("/app/profile");
  const elsewhere = new ProfilePage(other);
  await profile.field("Location").fill("Lucca");
  await elsewhere.field("Job title").fill("Director");
  await elsewhere.saves();
  await page.bringToFront();
  await profile.saves();
  await page.reload();
  await expect(profile.field("Location")).toHaveValue("Lucca");
  await expect(profile.field("Job title")).toHaveValue("Director");
});

test("what is typed is not lost by a link, by Back, or by a reload", async ({ page }) => {
  const profile = await new ProfilePage(page).openAs(accounts.customer);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await page.goBack();
  await profile.field("Bio").fill("Half a sen");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });

  await page.getByRole("link", { name: "Licenses", exact: true }).first().click();
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(profile.field("Bio")).toHaveValue("Half a sen");

  await page.goForward();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(profile.field("Bio")).toHaveValue("Half a sen");

  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(profile.field("Bio")).toHaveValue("Half a sen");

  await page.getByRole("link", { name: "Licenses", exact: true }).first().click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
});
