import { type ReactNode, useState } from "react";
import { Banner } from "../controls/banner";
import { Button } from "../controls/button";
import { TextField } from "../controls/text-field";
import { useDesignMessages } from "../root/messages-context";
import { Dialog } from "./dialog";

export interface ConfirmDialogProps {
  title: ReactNode;
  /** The consequences, such as what will be lost. */
  children: ReactNode;
  /** Called on Cancel and Escape. */
  onClose: () => void;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Use `danger` for actions that can't be undone. */
  tone?: "danger" | "neutral";
  icon?: ReactNode;
  isPending?: boolean;
  /** The server's reason for a refusal. */
  error?: ReactNode;
  /** The text that users must type before they can confirm. */
  typedConfirmation?: string;
}

/**
 * Confirms a destructive action. Focus starts on the safe choice, or on the text to type. It is open while it is
 * rendered.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    onClose,
    confirmLabel,
    cancelLabel,
    onConfirm,
    tone = "danger",
    icon,
    isPending,
    error,
    typedConfirmation,
  } = props;
  const messages = useDesignMessages();
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    if (!isPending && whatToType === undefined) onConfirm();
  };
  const whatToType =
    typedConfirmation === undefined || asRead(typed) === asRead(typedConfirmation)
      ? undefined
      : messages.mustTypeToConfirm(typedConfirmation);
  const typedError = isMissing ? whatToType : undefined;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      role="alertdialog"
      isDismissDisabled={isPending}
      onSubmit={confirm}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            type="submit"
            variant={tone === "danger" ? "danger-solid" : "primary"}
            icon={icon}
            isPending={isPending}
            disabledReason={whatToType}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="gh-stack">{children}</div>
      {typedConfirmation !== undefined && (
        <TextField
          label={messages.typeToConfirm(typedConfirmation)}
          value={typed}
          onChange={setTyped}
          onBlur={() => setIsMissing(typed !== "")}
          error={typedError ?? error}
          autoComplete="off"
        />
      )}
      {typedConfirmation === undefined && error !== undefined && error !== null && (
        <Banner tone="danger">{error}</Banner>
      )}
    </Dialog>
  );
}

/*
 * Users cannot see double spaces, invisible characters or how an accented letter is composed, so ignore these
 * differences.
 */
const asRead = (text: string) =>
  text
    .normalize()
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ");
