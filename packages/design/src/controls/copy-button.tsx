import { useEffect, useRef, useState } from "react";
import { CheckIcon, CopyIcon } from "../icons/icons";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import { useDesignMessages } from "../root/messages-context";
import { Button } from "./button";

export interface CopyButtonProps {
  value: string;
  /** Text beside the icon. Without it, only the icon is shown. */
  label?: string;
  /** The name for screen readers, if the label alone is unclear. */
  name?: string;
  variant?: "secondary" | "quiet";
  size?: "sm";
  onCopied?: () => void;
}

const copyFailure = lazyModule(() => import("./copy-failure").then((part) => part.CopyFailure));

const confirmMs = 2_000;
/** The failure message is a sentence, which takes longer to read than a word. */
const failureMs = 8_000;

/**
 * Copies a value to the clipboard and confirms it. If that isn't allowed, it says so, and selects the value if it is
 * shown.
 */
export function CopyButton({ value, label, name, variant, size = "sm", onCopied }: CopyButtonProps) {
  const messages = useDesignMessages();
  const [result, setResult] = useState<"copied" | "copyFailed">();
  const ref = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    // A page without TLS has no clipboard, and a frame may not be allowed to use it.
    const isCopied = await (async () => navigator.clipboard.writeText(value))().then(yes, no);
    setResult(isCopied ? "copied" : "copyFailed");
    if (isCopied) onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), isCopied ? confirmMs : failureMs);
  };
  // If this can't load, the status still reports the failure.
  const CopyFailure = useLazyModule(copyFailure, result === "copyFailed");
  return (
    <>
      <Button
        ref={ref}
        size={size}
        variant={variant ?? (label === undefined ? "quiet" : "secondary")}
        iconOnly={label === undefined}
        aria-label={name ?? (label === undefined ? messages.copyValue(value) : undefined)}
        icon={result === "copied" ? <CheckIcon tone="success" /> : <CopyIcon />}
        onPress={() => void copy()}
      >
        {label}
      </Button>
      <span className="gh-hidden" role="status">
        {result && messages[result]}
      </span>
      {CopyFailure && <CopyFailure anchorRef={ref} value={value} />}
    </>
  );
}

const yes = () => true;
const no = () => false;
