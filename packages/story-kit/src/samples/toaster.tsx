import { Button, createToastQueue, type ToastContent, ToastRegion } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { useState } from "react";

/** A page with a button that shows toasts. `inDialog`: the button is in a dialog. */
export function Toaster({ toasts, inDialog }: { toasts: ToastContent[]; inDialog?: boolean }) {
  const [queue] = useState(createToastQueue);
  const [isOpen, setIsOpen] = useState(inDialog ?? false);
  const report = <Button onPress={() => toasts.forEach(queue.add)}>Report</Button>;
  return (
    <>
      {report}
      <ToastRegion queue={queue} />
      {isOpen && (
        <Dialog title="Redeem coupon" onClose={() => setIsOpen(false)} footer={report}>
          Text
        </Dialog>
      )}
    </>
  );
}
