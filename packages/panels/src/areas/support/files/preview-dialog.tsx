import { Button, DownloadIcon, SkeletonLines, StateMessage } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { fileLink } from "../../../navigation/file-link";
import { useMessages } from "../../../portal/messages";
import { fileMessages } from "../file.messages";
import { ImageCanvas } from "./image-canvas";
import { usePreview } from "./use-preview";

export interface PreviewDialogProps {
  readonly href: string;
  readonly filename: string;
  readonly onClose: () => void;
}

/** Shows a file as an image if its first bytes identify it as one. */
export function PreviewDialog({ href, filename, onClose }: PreviewDialogProps): ReactNode {
  const texts = useMessages(fileMessages);
  const { preview, retry } = usePreview(href);
  return (
    <Dialog
      title={filename}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          <Button icon={<DownloadIcon />} {...fileLink(href, filename)}>
            {texts.download}
          </Button>
        </>
      }
    >
      {preview.state === "loading" && <SkeletonLines widths={["100%", "80%", "60%"]} />}
      {preview.state === "shown" && <ImageCanvas image={preview.image} label={texts.preview(filename)} />}
      {preview.state === "none" && <p>{texts.noPreview}</p>}
      {preview.state === "failed" && <StateMessage kind="failed" title={texts.previewFailed} onRetry={retry} />}
    </Dialog>
  );
}
