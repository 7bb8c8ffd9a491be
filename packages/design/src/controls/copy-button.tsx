import { useEffect, useRef, useState } from "react";
import { CheckIcon, CopyIcon } from "../icons/icons";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import { useDesignMessages } from "../root/messages-context";
import { Button } from "./button";

export interface CopyButtonProps {
  value: string;
  /** Words beside the icon. Without them it is the icon alone. */
  label?: string;
  /** The name for screen readers, if the words say too little. */
  name?: string;
  variant?: "secondary" | "quiet";
  size?: "sm";
  onCopied?: () => void;
}

const copyFailure = lazyModule(() => import("./copy-failure").then((part) => part.CopyFailure));

const confirmMs = 2_000;
/** A sentence takes longer to read than a word. */
const failureMs = 8_000;

/** Puts a value on the clipboard and says so. Where that is not allowed, it says that instead, and selects the value if it is shown. */
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
  // The status says it without the bubble.
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
