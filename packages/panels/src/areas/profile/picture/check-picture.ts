import { avatarTypes, maxAvatarBytes } from "@gatehouse/contract/profile";
import type { Format } from "../../../portal/format";
import type { Translation } from "../../../portal/messages";
import type { profileMessages } from "../profile.messages";

type Texts = Pick<Translation<typeof profileMessages>, "pictureWrongType" | "pictureTooLarge" | "pictureUnreadable">;

/** The reason why a file can't be the picture, checked before anything is sent. Undefined if it can. */
export async function checkPicture(
  file: File,
  texts: Texts,
  { number }: Pick<Format, "number">,
): Promise<string | undefined> {
  if (!avatarTypes.some((type) => type === file.type)) return texts.pictureWrongType;
  // Round up, so that a file one byte too large doesn't show exactly the allowed size.
  if (file.size > maxAvatarBytes) return texts.pictureTooLarge(number(Math.ceil(file.size / 102.4) / 10));
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return texts.pictureUnreadable;
  }
}
