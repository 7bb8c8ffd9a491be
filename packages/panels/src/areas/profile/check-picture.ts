import { avatarTypes, maxAvatarBytes } from "@gatehouse/contract/profile";
import type { Format } from "../../portal/format";
import type { Translation } from "../../portal/messages";
import type { profileMessages } from "./profile.messages";

type Texts = Pick<Translation<typeof profileMessages>, "pictureWrongType" | "pictureTooLarge" | "pictureUnreadable">;

/** Why a file cannot be the picture, before anything is sent; undefined if it can. */
export async function checkPicture(
  file: File,
  texts: Texts,
  { number }: Pick<Format, "number">,
): Promise<string | undefined> {
  if (!avatarTypes.some((type) => type === file.type)) return texts.pictureWrongType;
  // Rounded up: what is a byte too large is not said to have just the size that is allowed.
  if (file.size > maxAvatarBytes) return texts.pictureTooLarge(number(Math.ceil(file.size / 102.4) / 10));
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return texts.pictureUnreadable;
  }
}
