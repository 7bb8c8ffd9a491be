import { useEffect, useRef, useState } from "react";
import { CheckIcon, CopyIcon } from "../icons/icons";
import { useDesignMessages } from "../root/messages-context";
import { Button } from "./button";
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

const confirmMs = 2000;

/** Puts a value on the clipboard and says so. */
export function CopyButton({ value, label, name, variant, size = "sm", onCopied }: CopyButtonProps) {
  const messages = useDesignMessages();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
    onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), confirmMs);
  };
  return (
    <>
      <Button
        size={size}
        variant={variant ?? (label === undefined ? "quiet" : "secondary")}
        iconOnly={label === undefined}
        aria-label={name ?? (label === undefined ? messages.copyValue(value) : undefined)}
        icon={isCopied ? <CheckIcon tone="success" /> : <CopyIcon />}
        onPress={() => void copy().catch(() => setIsCopied(false))}
      >
        {label}
      </Button>
      <span role="status">{isCopied && <VisuallyHidden>{messages.copied}</VisuallyHidden>}</span>
    </>
  );
}
