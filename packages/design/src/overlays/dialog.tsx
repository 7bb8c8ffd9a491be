import { type ReactNode, useId } from "react";
import { Button } from "../controls/button";
import { CloseIcon } from "../icons/icons";
import { createPortal } from "../root/create-portal";
import { useDesignMessages } from "../root/messages-context";
import { OverlayParentContext } from "../root/overlay-parent";
import { DialogFrame } from "./dialog-frame";
import { firstSafeElement } from "./first-safe-element";
import { useModal } from "./use-modal";

export interface DialogProps {
  /** The action, such as 'Redeem coupon'. */
  title: ReactNode;
  /** Without it, only the dialog's own actions close it: there is no close button, and Escape does nothing. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons: the safe one first, the action last. */
  footer?: ReactNode;
  size?: "md" | "xl";
  /** Use `alertdialog` if it interrupts the user with something that can be lost. */
  role?: "dialog" | "alertdialog";
  /** Keeps Escape and the scrim from closing it while something runs. */
  isDismissDisabled?: boolean;
  /** Renders body and footer as one form. */
  onSubmit?: () => void;
}

/**
 * A modal dialog based on the browser's `<dialog>`: content behind it is inert, and the page's own elements stay
 * unchanged. Focus starts on the first field or the safe choice and returns afterwards. It is open while it is
 * rendered.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = "md",
  role = "dialog",
  isDismissDisabled,
  onSubmit,
}: DialogProps) {
  const messages = useDesignMessages();
  const titleId = useId();
  const bodyId = useId();
  const dismiss = () => !isDismissDisabled && onClose?.();
  const { ref, overlaysRef, parent, dialogProps } = useModal(dismiss, firstSafeElement);
  const content = (
    <>
      <div className="gh-dialog-body" id={bodyId}>
        {children}
      </div>
      {footer && <div className="gh-dialog-foot">{footer}</div>}
    </>
  );

  return createPortal(
    <DialogFrame
      ref={ref}
      className="gh-modal"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      data-size={size}
      {...dialogProps}
      onPointerDown={(event) => event.target === ref.current && role === "dialog" && !onSubmit && dismiss()}
    >
      <div className="gh-dialog">
        <div className="gh-dialog-head">
          <h2 className="gh-dialog-title" id={titleId}>
            {title}
          </h2>
          {onClose && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              aria-label={messages.close}
              icon={<CloseIcon />}
              onPress={onClose}
              isDisabled={isDismissDisabled}
            />
          )}
        </div>
        <OverlayParentContext.Provider value={() => overlaysRef.current}>
          {onSubmit ? (
            <form
              noValidate
              // In a form of the page, the submit event does not bubble to React. That of a dialog in this one does.
              onSubmitCapture={(event) => {
                if (event.target !== event.currentTarget) return;
                event.preventDefault();
                event.stopPropagation();
                onSubmit();
              }}
            >
              {content}
            </form>
          ) : (
            content
          )}
        </OverlayParentContext.Provider>
      </div>
      <div ref={overlaysRef} className="gh-modal-overlays" />
    </DialogFrame>,
    parent,
  );
}
