import { isPortalError, serverMessage } from "@gatehouse/contract";
import {
  Button,
  CloseIcon,
  DangerIcon,
  FileIcon,
  ImageIcon,
  Progress,
  RefreshIcon,
  SuccessIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useState } from "react";
import { dataMessages } from "../../../data/data.messages";
import { isUnconfirmed } from "../../../data/unconfirmed";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { ticketFormsMessages } from "../ticket-forms.messages";
import type { Upload } from "./upload-queue";
import { useFileSize } from "./use-file-size";
import { useUploadFocus } from "./use-upload-focus";
import type { Uploads } from "./use-uploads";

export interface UploadListProps extends Pick<Uploads, "remove" | "retry" | "limitBytes"> {
  readonly label: string;
  readonly uploads: readonly Upload[];
}

/** Uploads with name, size and progress, and buttons to cancel or retry each. */
export function UploadList({ label, uploads, limitBytes, remove, retry }: UploadListProps): ReactNode {
  const [place, buttonGoes] = useUploadFocus(uploads);
  const leaving = (act: (id: string) => void) => (id: string) => {
    buttonGoes(id);
    act(id);
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {uploads.length > 0 && (
        <List className="gh-uploads" aria-label={label}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              limitBytes={limitBytes}
              remove={leaving(remove)}
              retry={leaving(retry)}
            />
          ))}
        </List>
      )}
    </Place>
  );
}

function UploadRow({
  upload,
  limitBytes,
  remove,
  retry,
}: Omit<UploadListProps, "label" | "uploads"> & { readonly upload: Upload }): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const { file, state, id } = upload;
  const { kind } = state;
  const canRetry = kind === "interrupted" || (kind === "failed" && !isPortalError(state.error, "too-large"));
  return (
    <li className="gh-upload" data-state={kind} tabIndex={-1}>
      <StateIcon upload={upload} />
      <div className="gh-upload-name">
        <span title={file.name}>{file.name}</span>
        <SizeText upload={upload} />
      </div>
      <StateBar upload={upload} />
      <StateText upload={upload} limitBytes={limitBytes} />
      <div className="gh-button-group">
        {canRetry && (
          <Button size="sm" variant="quiet" icon={<RefreshIcon />} onPress={() => retry(id)}>
            {texts.retry}
          </Button>
        )}
        {kind !== "done" && (
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<CloseIcon />}
            aria-label={kind === "uploading" ? texts.cancelUpload(file.name) : texts.removeFile(file.name)}
            onPress={() => remove(id)}
          />
        )}
      </div>
    </li>
  );
}

interface RowPartProps {
  readonly upload: Upload;
}

function StateIcon({ upload: { file, state } }: RowPartProps): ReactNode {
  const { kind } = state;
  if (kind === "done") return <SuccessIcon tone="success" />;
  if (kind === "failed" || kind === "interrupted" || kind === "refused") return <DangerIcon tone="danger" />;
  return file.type.startsWith("image/") ? <ImageIcon tone="muted" /> : <FileIcon tone="muted" />;
}

/** Whether all bytes are sent and only the server's response is missing. */
const isSent = ({ file, state }: Upload) => state.kind === "uploading" && (state.sentBytes ?? 0) >= file.size;

function SizeText({ upload }: RowPartProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const sizeOf = useFileSize();
  const { file, state } = upload;
  const size = sizeOf(file.size);
  if (state.kind === "waiting") return <span>{texts.waiting(size)}</span>;
  if (state.kind === "uploading" && state.sentBytes !== undefined)
    return <span>{isSent(upload) ? texts.saving(size) : texts.sent(sizeOf(state.sentBytes), size)}</span>;
  return <span>{size}</span>;
}

function StateBar({ upload }: RowPartProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const { file, state } = upload;
  if (state.kind !== "uploading" && state.kind !== "interrupted") return null;
  const label = state.kind === "uploading" ? texts.uploading(file.name) : texts.uploadInterrupted;
  const { sentBytes } = state;
  if (sentBytes !== undefined && !isSent(upload))
    return (
      <Progress
        label={label}
        tone={state.kind === "uploading" ? "accent" : "danger"}
        value={(100 * sentBytes) / file.size}
      />
    );
  return state.kind === "uploading" && <Progress label={label} isIndeterminate />;
}

function StateText({ upload: { file, state }, limitBytes }: RowPartProps & Pick<Uploads, "limitBytes">): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const { reasons } = useMessages(dataMessages);
  const sizeOf = useFileSize();
  const format = useFormat();
  const tooLarge = () => texts.tooLarge(sizeOf(file.size, { isRoundedUp: true }), sizeOf(limitBytes));
  if (state.kind === "refused")
    return <p className="gh-upload-error">{state.reason === "empty" ? texts.emptyFile : tooLarge()}</p>;
  if (state.kind === "interrupted") {
    const { sentBytes, retryAt } = state;
    return (
      <p className="gh-small gh-muted">
        {sentBytes === undefined
          ? texts.interrupted
          : texts.interruptedAt(format.number(Math.floor((100 * sentBytes) / file.size)))}{" "}
        <Countdown until={retryAt} />
      </p>
    );
  }
  if (state.kind !== "failed") return null;
  const { error } = state;
  const said = serverMessage(error, "attachments") ?? (isPortalError(error) ? reasons[error.kind] : undefined);
  return (
    <p className="gh-upload-error" role="alert">
      {texts.uploadFailed} {isUnconfirmed(error) ? texts.unconfirmedUpload : said}
    </p>
  );
}

const secondMs = 1_000;

function Countdown({ until }: { readonly until: number }): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const format = useFormat();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return texts.tryingAgain(format.number(Math.max(0, Math.ceil((until - nowMs) / secondMs))));
}

// Without files, it takes no space, not even a grid gap.
const Place = styled.div`
  &:empty { position: absolute; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border: var(--gh-line) solid var(--gh-hairline);
  border-radius: var(--gh-radius);
  .gh-upload { display: grid; grid-template-columns: 1.143em minmax(0, 1fr) auto; gap: 0.1em 0.71em; align-items: center; min-height: var(--gh-row); padding: 0.36em 0.36em 0.36em 0.71em; }
  .gh-upload:focus { outline: none; }
  .gh-upload:focus-visible { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: -1px; }
  .gh-upload + .gh-upload { border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-upload-name { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.64em; min-width: 0; }
  .gh-upload-name > :first-child { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .gh-upload-name > :not(:first-child) { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-upload > :is(.gh-progress, p) { grid-column: 2; }
  .gh-upload-error { font-size: var(--gh-type-sm); color: var(--gh-danger-text); }
  .gh-upload > .gh-button-group { grid-column: 3; grid-row: 1 / span 3; flex-wrap: nowrap; gap: 0; }
`;
