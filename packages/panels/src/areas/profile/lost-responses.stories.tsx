import { profile } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import { press, seesToast, write } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { lostResponses, type LostRun, type LostWrite } from "../../testing/lost-responses";
import { ProfilePanel } from "./profile-panel";

const meta: Meta = { title: "Panels/Profile/LostResponses" };

export default meta;
type Story = StoryObj;

async function state({ client }: LostRun): Promise<unknown> {
  const me = await client.call(viewer.me);
  // Compare only if there is a picture, because each saved picture gets its own address.
  return [
    me.first_name,
    me.bio,
    me.twitter_username,
    me.marketing_emails_accepted,
    me.profile_picture_source,
    Boolean(me.profile_picture_url),
  ];
}

const ofProfile = ({ send, seed }: Pick<LostWrite, "send" | "seed">) =>
  lostResponses({
    call: profile.update,
    as: "customer@example.com",
    seed,
    state,
    panel: () => <ProfilePanel />,
    send: async () => {
      await send();
      await press("Save");
    },
    reported: () => seesToast("Profile updated."),
    failed: "Failed to update profile.",
  });

export const ChangesTexts: Story = ofProfile({
  send: async () => {
    await write("First name", " Ellen ");
    await write("Twitter username", "");
    await write("Bio", "One{Enter}two");
  },
});

async function choosePicture(): Promise<void> {
  const canvas = new OffscreenCanvas(8, 4);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 4);
  const file = new File([await canvas.convertToBlob()], "me.png", { type: "image/png", lastModified: 1 });
  await userEvent.upload(await screen.findByLabelText<HTMLInputElement>("Choose a picture Picture"), file);
  await screen.findByRole("img", { name: "Preview of the new picture" });
}

export const ChoosesAPicture: Story = ofProfile({ send: choosePicture });

const withPicture = `update users set picture_url = '/api/webapp/v1/me/avatar/00000000-0000-4000-8000-000000000001/' where email = 'customer@example.com'`;

export const ChangesThePicture: Story = ofProfile({ seed: withPicture, send: choosePicture });

export const RemovesThePicture: Story = ofProfile({
  seed: withPicture,
  send: async () => {
    if (screen.queryByText("The picture is removed when you save") === null)
      await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  },
});
