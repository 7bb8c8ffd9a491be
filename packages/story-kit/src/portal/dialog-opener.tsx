import { Button } from "@gatehouse/design";
import { type ComponentType, type JSX, useState } from "react";

/** A button, and the dialog that it opens. */
export function DialogOpener({
  button,
  dialog: Dialog,
}: {
  readonly button: string;
  readonly dialog: ComponentType<{ readonly onClose: () => void }>;
}): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{button}</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
