import { avatarTypes } from "@gatehouse/contract/profile";
import { displayName, pictureAddress, type User } from "@gatehouse/contract/viewer";
import { Avatar, Button, FileField } from "@gatehouse/design";
import { type ReactNode, useRef, useState } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { profileMessages } from "../profile.messages";
import { checkPicture } from "./check-picture";
import { PicturePreview } from "./picture-preview";

export interface AvatarFieldProps {
  readonly user: User;
  /** The origin of the portal's own pictures. */
  readonly origin: string;
  /** The file that is chosen but not yet saved. */
  readonly file: File | null;
  readonly isCleared: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: { readonly avatar: File | null; readonly clear_avatar: boolean }) => void;
}

/** The profile picture: the current one, a preview of the next one, and the reason why a file is refused. */
export function AvatarField({ user, origin, file, isCleared, error, onChange }: AvatarFieldProps): ReactNode {
  const texts = useMessages(profileMessages);
  const format = useFormat();
  const [problem, setProblem] = useState<string>();
  const chosen = useRef<File>(undefined);
  const hasOwn = user.profile_picture_source === "avatar" && Boolean(user.profile_picture_url);
  const isChanged = file !== null || isCleared;
  const choose = async (candidate: File) => {
    chosen.current = candidate;
    const found = await checkPicture(candidate, texts, format);
    // The user may have chosen another file in the meantime.
    if (chosen.current !== candidate) return;
    setProblem(found);
    if (found === undefined) onChange({ avatar: candidate, clear_avatar: false });
  };
  const saved = pictureAddress(user.profile_picture_url_large ?? user.profile_picture_url, origin);
  return (
    <FileField
      label={texts.picture}
      action={texts.choosePicture}
      dropHint={file !== null ? texts.pictureNew : isCleared ? texts.pictureCleared : texts.dropPicture}
      name="avatar"
      accept={avatarTypes}
      onFile={(candidate) => void choose(candidate)}
      description={texts.pictureDescription}
      error={problem ?? error}
      preview={
        file === null ? (
          <Avatar name={displayName(user)} picture={isCleared ? undefined : saved} size="lg" />
        ) : (
          <PicturePreview file={file} label={texts.previewLabel} />
        )
      }
      actions={
        <Button
          variant="quiet"
          disabledReason={isChanged || hasOwn ? undefined : texts.nothingToRemove}
          onPress={() => {
            chosen.current = undefined;
            setProblem(undefined);
            onChange({ avatar: null, clear_avatar: !isChanged });
          }}
        >
          {isChanged ? texts.undo : texts.remove}
        </Button>
      }
    />
  );
}
