import type { User } from "@gatehouse/contract/viewer";
import { Details } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { ProfileTexts } from "./profile.messages";

/** What of the profile cannot be changed here (spec part 2 §6). */
export function ProfileAccount({ user, texts }: { readonly user: User; readonly texts: ProfileTexts }): ReactNode {
  return (
    <Details
      items={[
        { term: texts.email, value: user.email },
        { term: texts.country, value: user.country?.name },
        { term: texts.organization, value: user.institute || undefined },
      ]}
    />
  );
}
