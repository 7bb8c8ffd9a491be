import { useEffect, useId, useRef, useState } from "react";
import { CheckIcon, CopyIcon } from "../icons/icons";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import { useDesignMessages } from "../root/messages-context";
import { Button } from "./button";
import { selectTextNear } from "./select-text-near";
import { VisuallyHidden } from "./visually-hidden";

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

const bubble = lazyModule(() => import("./tooltip-bubble"));

const confirmMs = 2_000;
/** A sentence takes longer to read than a word. */
const failureMs = 8_000;

/** Puts a value on the clipboard and says so. Where that is not allowed, it says that instead, and selects the value if it is shown. */
export function CopyButton({ value, label, name, variant, size = "sm", onCopied }: CopyButtonProps) {
  const messages = useDesignMessages();
  const [result, setResult] = useState<"copied" | "failed">();
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const isCopied = await write(value);
    setResult(isCopied ? "copied" : "failed");
    if (isCopied) onCopied?.();
    else if (ref.current !== null) selectTextNear(ref.current, value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), isCopied ? confirmMs : failureMs);
  };
  // The status says it without the bubble.
  const Bubble = useLazyModule(bubble, result === "failed", nothing)?.TooltipBubble;
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
      <span role="status">{result && <VisuallyHidden>{messages[said[result]]}</VisuallyHidden>}</span>
      {result === "failed" && Bubble && (
        <Bubble id={id} anchorRef={ref} onPointerEnter={nothing} onPointerLeave={nothing}>
          {messages.copyFailed}
        </Bubble>
      )}
    </>
  );
}

const said = { copied: "copied", failed: "copyFailed" } as const;
const nothing = () => undefined;

/** A page without TLS has no clipboard, and a frame may not be allowed to use it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
