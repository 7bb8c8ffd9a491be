import { type User } from "@gatehouse/contract/viewer";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ProfilePanel } from "../profile-panel";

const watched = watchedPortal();
const { fault } = watched;

const meta: Meta<typeof ProfilePanel> = {
  title: "Panels/Profile/AvatarField",
  component: ProfilePanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof ProfilePanel>;

async function imageFile(type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(8, 4);
  const context = canvas.getContext("2d");
  if (context !== null) context.fillStyle = "rgb(200 30 30)";
  context?.fillRect(0, 0, 8, 4);
  return new File([await canvas.convertToBlob({ type })], "me.png", { type });
}

const pictureInput = () => screen.findByLabelText<HTMLInputElement>("Choose a picture Picture");

export const PictureChosen: Story = {
  play: async ({ canvas, loaded }) => {
    const me = async () =>
      (await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"))).json() as Promise<User>;
    const input = await pictureInput();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.upload(input, await imageFile());
    const preview = await canvas.findByRole<HTMLCanvasElement>("img", { name: "Preview of the new picture" });
    await waitFor(() =>
      expect(Array.from(preview.getContext("2d")?.getImageData(64, 64, 1, 1).data ?? [])).toEqual([200, 30, 30, 255]),
    );
    await expect(canvas.getByText("New picture, not saved yet")).toBeVisible();
    await expect((await me()).profile_picture_source).toBe("default");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.queryByRole("img", { name: "Preview of the new picture" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.upload(input, await imageFile("image/webp"));
    await canvas.findByRole("img", { name: "Preview of the new picture" });
    await press("Save");
    await seesToast("Profile updated.");
    await expect(await me()).toMatchObject({
      profile_picture_source: "avatar",
      profile_picture_url: expect.stringMatching(/^\/api\/webapp\/v1\/me\/avatar\/[0-9a-f-]{36}\/$/) as string,
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Remove" }));
    await expect(canvas.getByText("The picture is removed when you save")).toBeVisible();
    await press("Save");
    await waitFor(async () =>
      expect(await me()).toMatchObject({ profile_picture_source: "default", profile_picture_url: null }),
    );
    await waitFor(() => expect(canvas.queryByText("The picture is removed when you save")).toBeNull());
  },
};

export const PictureRefused: Story = {
  play: async ({ canvas }) => {
    const input = await pictureInput();
    const user = userEvent.setup({ applyAccept: false });
    const cases: readonly (readonly [File, RegExp])[] = [
      [
        new File([new Uint8Array(204_801)], "large.png", { type: "image/png" }),
        /This picture is 200\.1 KB\. The limit is 200 KB\./,
      ],
      [
        new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "x.svg", { type: "image/svg+xml" }),
        /Choose a PNG, JPEG, GIF or WebP file\./,
      ],
      [new File(["<html>"], "page.png", { type: "image/png" }), /We can't read this file as a picture/],
      [new File([], "empty.gif", { type: "image/gif" }), /We can't read this file as a picture/],
    ];
    for (const [file, reason] of cases) {
      await user.upload(input, file);
      await waitFor(() => expect(input).toHaveAccessibleDescription(reason));
      await expect(input).toBeInvalid();
    }
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
    await user.upload(input, await imageFile());
    await canvas.findByRole("img", { name: "Preview of the new picture" });
    await expect(input).toBeValid();
    fault.now = { kind: "413 html" };
    await press("Save");
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/This picture is too large/);
    await expect(canvas.getByRole("img", { name: "Preview of the new picture" })).toBeVisible();
  },
};
