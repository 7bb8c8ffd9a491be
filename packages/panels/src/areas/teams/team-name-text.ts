import { type TeamNameError, teamNameLimits } from "@gatehouse/contract/teams";
import type { TeamDialogsTexts } from "./team-dialogs.messages";

/** The message for an invalid team name, in the dialog to create or to edit a team. */
export function teamNameText(
  error: TeamNameError | undefined,
  use: keyof typeof teamNameLimits,
  texts: TeamDialogsTexts,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined;
    case "required":
      return texts.nameRequired;
    case "too-short":
      return texts.nameTooShort(teamNameLimits[use].min);
    case "too-long":
      return texts.nameTooLong(teamNameLimits[use].max);
    case "not-unique":
      return use === "create" ? texts.nameNotUnique : texts.nameTakenByOwn;
  }
}
