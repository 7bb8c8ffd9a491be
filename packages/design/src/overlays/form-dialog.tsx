import { Button } from "../components/button";
import { useDesignMessages } from "../root/messages-context";
import { Dialog, type DialogProps } from "./dialog";

export interface FormDialogProps extends Pick<DialogProps, "title" | "children"> {
  onSubmit: () => void;
  /** The act, in a word or two. */
  submitLabel: string;
  /** 'Cancel', unless it says. */
  cancelLabel?: string;
  /** There is nothing to submit. */
  isSubmitDisabled?: boolean;
  /** What has to be done before it can be submitted. */
  submitDisabledReason?: string;
  /** While what was submitted runs, it cannot be left and not be submitted again. */
  isPending?: boolean;
  /** It is left: by Cancel, Escape or the close button. */
  onClose: () => void;
}

/** Something to fill in, and then done or left alone. It is there as long as it is rendered. */
export function FormDialog({ title, children, onSubmit, submitLabel, cancelLabel, isSubmitDisabled, submitDisabledReason, isPending, onClose }: FormDialogProps) {
  const messages = useDesignMessages();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      isDismissDisabled={isPending}
      onSubmit={onSubmit}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>{cancelLabel ?? messages.cancel}</Button>
          <Button variant="primary" type="submit" isPending={isPending} isDisabled={isSubmitDisabled} disabledReason={submitDisabledReason}>{submitLabel}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
