import type { ReactNode } from "react";
import { WavesIcon, type WavesIconName } from "./icon";

export interface WavesButtonProps {
  readonly label: string;
  readonly icon?: WavesIconName;
  /** Shows the icon alone. The label is its name and its tooltip. */
  readonly isIconOnly?: boolean;
  readonly onPress: () => void;
  readonly isExpanded?: boolean;
  readonly isOff?: boolean;
  /** Announced instead of the label. */
  readonly name?: string;
}

/** A button of the viewer. */
export function WavesButton({
  label,
  icon,
  isIconOnly,
  onPress,
  isExpanded,
  isOff,
  name,
}: WavesButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="gh-waves-button"
      data-icon-only={isIconOnly || undefined}
      aria-label={isIconOnly ? label : name}
      title={isIconOnly ? label : undefined}
      aria-expanded={isExpanded}
      // Not `disabled`, because a disabled button would lose the focus.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {icon && <WavesIcon name={icon} />}
      {!isIconOnly && <span>{label}</span>}
    </button>
  );
}
