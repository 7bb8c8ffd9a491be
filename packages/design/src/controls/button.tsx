import {
  type AriaAttributes,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { RunningIcon } from "../icons/icons";
import { ButtonFrame } from "./button-frame";
import { useTooltip } from "./use-tooltip";

export type ButtonVariant = "secondary" | "primary" | "quiet" | "danger" | "danger-solid";

export interface ButtonProps extends AriaAttributes {
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: "sm";
  icon?: ReactNode;
  /** Draws this icon and the label without elements, because a table may have hundreds of the button. */
  outlinedIcon?: "renew";
  trailingIcon?: ReactNode;
  /** Shows `icon` alone, or three dots without one. Needs `aria-label`, which is also its tooltip. */
  iconOnly?: boolean;
  /** Whether its action is running. Keeps label and focus, and ignores presses. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The reason why it can't be pressed. Disables it, but keeps it focusable and shows the reason in a tooltip. */
  disabledReason?: string;
  /** Shrinks to its icon in a narrow panel, with the label as its tooltip. */
  collapse?: boolean;
  /** Makes it a link that looks like a button. */
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  type?: "button" | "submit" | "reset";
  form?: string;
  autoFocus?: boolean;
  id?: string;
}

/** A button, or with `href` a link that looks like one. At most one primary button in a panel. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, forwardedRef) {
  const {
    children,
    variant = "secondary",
    size,
    icon,
    outlinedIcon,
    trailingIcon,
    iconOnly,
    isPending = false,
    isDisabled = false,
    disabledReason,
    collapse,
    href,
    target,
    rel,
    download,
    onPress,
    onPointerEnter,
    onFocus,
    type = "button",
    form,
    ...rest
  } = props;
  const ref = useRef<HTMLElement | null>(null);
  const reasonId = useId();
  const isOff = isDisabled || disabledReason !== undefined;
  const tooltip = useTooltip(disabledReason ?? rest["aria-label"] ?? children, ref);
  const needsTooltip = () => disabledReason || iconOnly || isCollapsed(ref.current);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isOff || isPending) event.preventDefault();
    else onPress?.(event);
  };
  const isLink = href !== undefined;
  const outlined = isPending || icon ? undefined : iconOnly ? "more" : outlinedIcon;

  return (
    <>
      <ButtonFrame
        as={isLink ? "a" : "button"}
        ref={(element: HTMLElement | null) => {
          ref.current = element;
          if (typeof forwardedRef === "function") forwardedRef(element);
          else if (forwardedRef) forwardedRef.current = element;
        }}
        className="gh-button"
        {...(isLink
          ? {
              href: isOff ? undefined : href,
              target,
              rel,
              download,
              role: isOff ? "link" : undefined,
              tabIndex: disabledReason === undefined ? undefined : 0,
            }
          : { type, form, disabled: isDisabled && disabledReason === undefined })}
        {...rest}
        {...tooltip.triggerProps}
        onPointerEnter={(event: PointerEvent<HTMLElement>) => {
          if (needsTooltip()) tooltip.triggerProps.onPointerEnter?.(event);
          onPointerEnter?.(event);
        }}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          if (needsTooltip()) tooltip.triggerProps.onFocus?.(event);
          onFocus?.(event);
        }}
        onClick={handleClick}
        aria-describedby={disabledReason === undefined ? rest["aria-describedby"] : reasonId}
        aria-disabled={(isOff && (isLink || disabledReason !== undefined)) || isPending || undefined}
        aria-busy={isPending || undefined}
        data-variant={variant}
        data-size={size}
        data-icon-only={iconOnly || undefined}
        data-outlined={outlined}
        data-collapse={collapse || undefined}
        data-pending={isPending || undefined}
        data-disabled={isOff || undefined}
      >
        {isPending ? <RunningIcon spin /> : icon}
        {outlined || children === undefined ? (
          children
        ) : (
          <span>
            {children}
            {isPending && "..."}
          </span>
        )}
        {trailingIcon}
        {disabledReason !== undefined && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </ButtonFrame>
      {tooltip.overlay}
    </>
  );
});

/** Whether a narrow panel has clipped the label to the one pixel that screen readers need. */
function isCollapsed(button: HTMLElement | null): boolean {
  const label = button?.querySelector<HTMLElement>(":scope > span:not(.gh-avatar, [hidden])");
  return label?.offsetWidth === 1;
}
