import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { onStayed } from "../navigation/stayed";
import { guardPage, type MayLeave, noteUnsaved } from "../navigation/unsaved-changes";
import { lazyDialog } from "../portal/lazy-dialog";

const UnsavedDialog = lazyDialog("UnsavedDialog", () =>
  import("./unsaved-dialog").then((module) => module.UnsavedDialog),
);

export interface UnsavedGuard {
  /** The confirmation dialog, while it is open. Render it anywhere in the form's panel. */
  readonly question: ReactNode;
  /** Ends the guard at once. Call it after the changes are saved, before opening the next page. */
  readonly release: () => void;
}

/** Asks before the user leaves a form with unsaved changes, by a link, Back or a reload. */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const navigation = useNavigation();
  const [asked, setAsked] = useState<{ readonly answer: (isAgreed: boolean) => void }>();
  const guard = useRef<() => void>(undefined);
  const release = () => guard.current?.();
  useEffect(() => {
    if (!isUnsaved) return;
    let answerLast: ((isAgreed: boolean) => void) | undefined;
    const mayLeave: MayLeave = () =>
      new Promise((resolve) => {
        answerLast?.(false);
        answerLast = resolve;
        setAsked({ answer: resolve });
      });
    // A router that can be blocked sees every way to another page, but no sign-out.
    const start = () => [noteUnsaved(), guardPage(mayLeave), navigation.block?.(mayLeave)];
    let ends = start();
    guard.current = () => ends.splice(0).forEach((end) => end?.());
    const endStayed = onStayed(() => {
      if (ends.length === 0) ends = start();
    });
    return () => {
      endStayed();
      guard.current?.();
      answerLast?.(false);
      setAsked(undefined);
    };
  }, [isUnsaved, navigation]);
  const close = (isAgreed: boolean) => {
    if (isAgreed) release();
    setAsked(undefined);
    asked?.answer(isAgreed);
  };
  return {
    question: asked && <UnsavedDialog onDiscard={() => close(true)} onClose={() => close(false)} />,
    release,
  };
}
