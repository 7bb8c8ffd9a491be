import { viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone } from "../../data/find-done";

export const findAgreementAccepted = findDone(viewer.acceptAgreement, [], async (_, ask) =>
  (await ask(viewer.agreementAccepted)).eula_accepted ? done(undefined) : notDone,
);
