import { avatarTypes, maxAvatarBytes } from "@gatehouse/contract/profile";
import type { ProfileTexts } from "./profile.messages";

/** Why a file cannot be the picture, before anything is sent; undefined if it can. */
export async function checkPicture(file: File, texts: ProfileTexts): Promise<string | undefined> {
  if (!avatarTypes.some((type) => type === file.type)) return texts.pictureWrongType;
  // Rounded up: what is a byte too large is not said to have just the size that is allowed.
  if (file.size > maxAvatarBytes) return texts.pictureTooLarge((Math.ceil(file.size / 102.4) / 10).toFixed(1));
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return texts.pictureUnreadable;
  }
}
