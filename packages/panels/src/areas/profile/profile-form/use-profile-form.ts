import { isPortalError } from "@gatehouse/contract";
import { profile } from "@gatehouse/contract/profile";
import { type User, viewer } from "@gatehouse/contract/viewer";
import { useRef, useState } from "react";
import { findUpdated } from "../../../access/session/find-profile-updated";
import { endpointKey } from "../../../data/endpoint-key";
import { useAction } from "../../../data/use-action";
import { type Form, useForm } from "../../../forms/use-form";
import { usePortal } from "../../../portal/portal-context";
import type { ProfileTexts } from "../profile.messages";
import {
  changedFields,
  checkProfile,
  mergeSaved,
  profileChanges,
  type ProfileField,
  type ProfileValues,
  profileValues,
} from "./profile-values";

export interface ProfileFormState {
  readonly form: Form<ProfileValues>;
  /** The fields that differ from the saved profile. */
  readonly changed: readonly ProfileField[];
  /** The fields changed here and also elsewhere. */
  readonly conflicts: readonly ProfileField[];
  /** The number of attempts to save. */
  readonly attempts: number;
  /** Whether the last attempt failed because the picture is too large. A proxy may say so without naming a field. */
  readonly isTooLarge: boolean;
  readonly discard: () => void;
}

/**
 * The profile while it is edited. A profile that arrives from a poll or after saving changes only the fields that the
 * user has not touched.
 */
export function useProfileForm(user: User, texts: ProfileTexts): ProfileFormState {
  const { emit, queryClient } = usePortal();
  const [saved, setSaved] = useState(() => ({ user, values: profileValues(user) }));
  const [response, setResponse] = useState<User>();
  const [conflicts, setConflicts] = useState<readonly ProfileField[]>([]);
  const [attempts, setAttempts] = useState(0);
  const sent = useRef<ProfileValues>(undefined);
  const action = useAction(profile.update, {
    success: texts.saved,
    failure: texts.updateFailed,
    findDone: findUpdated,
    onSuccess: (updated) => {
      setResponse(updated);
      // Update every panel that shows the viewer at once.
      queryClient.setQueryData(endpointKey(viewer.me, {}), updated);
      emit({ type: "profile.updated" });
    },
  });
  const form = useForm({
    initial: saved.values,
    check: (values) => checkProfile(values, saved.values, texts),
    action,
    onSubmit: (values) => {
      if (changedFields(values, saved.values).length === 0) return;
      sent.current = values;
      action.run({ body: profileChanges(values, saved.values) });
    },
  });
  const { values, set } = form;

  const adopt = (now: User, asSent: ProfileValues | undefined) => {
    const next = profileValues(now);
    const merged = mergeSaved(values, saved.values, next, asSent);
    if (Object.keys(merged.adopted).length > 0) set(merged.adopted);
    setConflicts((old) => (asSent === undefined ? [...new Set([...old, ...merged.conflicts])] : []));
    return next;
  };
  // Update while rendering, so that no frame mixes old and new values.
  if (response !== undefined) {
    setResponse(undefined);
    setSaved({ user, values: adopt(response, sent.current) });
  } else if (user !== saved.user) {
    setSaved({ user, values: adopt(user, undefined) });
  }

  const changed = changedFields(values, saved.values);
  return {
    form: {
      ...form,
      props: {
        ...form.props,
        onSubmitCapture: (event) => {
          setAttempts((count) => count + 1);
          form.props.onSubmitCapture(event);
        },
      },
    },
    changed,
    conflicts: conflicts.filter((name) => changed.includes(name)),
    attempts,
    isTooLarge: isPortalError(action.error, "too-large") && changed.includes("avatar"),
    discard: () => {
      set(saved.values);
      setConflicts([]);
      action.reset();
    },
  };
}
