import { Button } from "../controls/button";
import { useDesignMessages } from "../root/messages-context";
import { Dialog, type DialogProps } from "./dialog";

export interface FormDialogProps extends Pick<DialogProps, "title" | "children"> {
  onSubmit: () => void;
  /** One or two words for the action. */
  submitLabel: string;
  /** Defaults to "Cancel". */
  cancelLabel?: string;
  /** An alternative action, such as another way to submit. */
  alternative?: { label: string; onPress: () => void };
  /** Whether there is nothing to submit. */
  isSubmitDisabled?: boolean;
  /** While true, the dialog cannot be closed or submitted again. */
  isPending?: boolean;
  /** Called on Cancel, Escape and the close button. */
  onClose: () => void;
}

/** A dialog with a form. It is open while it is rendered. */
export function FormDialog({
  title,
  children,
  onSubmit,
  submitLabel,
  cancelLabel,
  alternative,
  isSubmitDisabled,
  isPending,
  onClose,
}: FormDialogProps) {
  const messages = useDesignMessages();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isDismissDisabled={isPending}
      onSubmit={onSubmit}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {cancelLabel ?? messages.cancel}
          </Button>
          {alternative && (
            <Button onPress={alternative.onPress} isDisabled={isPending || isSubmitDisabled}>
              {alternative.label}
            </Button>
          )}
          <Button variant="primary" type="submit" isPending={isPending} isDisabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
