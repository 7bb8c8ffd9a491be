import { profile, type ProfileChanges } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import type { Steps } from "../../data/use-action";
import { findAgreementAccepted } from "./find-agreement-accepted";
import { findChoicesSaved } from "./find-choices-saved";

export interface Acceptance {
  readonly choices: ProfileChanges;
  /** Becomes true when the agreement is accepted, before the choices are saved. */
  readonly hasAccepted: { current: boolean };
}

/** Accepting twice is harmless, so Confirm can repeat both steps when the choices couldn't be saved. */
export const acceptAndSave: Steps<Acceptance, void> = async (send, { choices: body, hasAccepted }) => {
  await send(viewer.acceptAgreement, {}, { findDone: findAgreementAccepted });
  hasAccepted.current = true;
  await send(profile.update, { body }, { findDone: findChoicesSaved });
};
