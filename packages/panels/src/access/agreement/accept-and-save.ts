import { profile, type ProfileChanges } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import type { Steps } from "../../data/use-action";
import { findAgreementAccepted } from "./find-agreement-accepted";
import { findChoicesSaved } from "./find-choices-saved";

/** Accepting twice is harmless, so Confirm can repeat both steps when the choices couldn't be saved. */
export const acceptAndSave: Steps<{ readonly choices: ProfileChanges; readonly onAccepted: () => void }, void> = async (
  send,
  { choices: body, onAccepted },
) => {
  await send(viewer.acceptAgreement, {}, { findDone: findAgreementAccepted });
  onAccepted();
  await send(profile.update, { body }, { findDone: findChoicesSaved });
};
