import { support, type TicketComment, type TicketTextError, ticketTextError } from "@gatehouse/contract/support";
import { AttachIcon, Button, CopyButton, TextField, UploadIcon, VisuallyHidden } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useAction } from "../../../data/use-action";
import { focusWrongField } from "../../../forms/focus-wrong-field";
import { refusedFields } from "../../../forms/refused-fields";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { FileChooser } from "../files/file-chooser";
import { UploadList } from "../files/upload-list";
import { type FileDrop, useFileDrop } from "../files/use-file-drop";
import { useUploads } from "../files/use-uploads";
import { findCommentCreated } from "../support.look-ups";
import { ticketFormsMessages, type TicketFormsTexts } from "../ticket-forms.messages";
import { useCommentDraft } from "./use-comment-draft";

export interface ComposerProps {
  readonly ticketId: string;
  readonly comments: readonly TicketComment[] | undefined;
  /** The names of the files that the ticket already has. */
  readonly filenames: readonly string[];
  /** False once the ticket is closed. Typed text then stays so that the user can copy it, as do files not yet added. */
  readonly canWrite: boolean;
  /** Receives the handlers for files dropped on the area around the composer. */
  readonly dropRef: RefObject<FileDrop["props"] | null>;
  readonly chooseFiles: RefObject<(() => void) | null>;
  /** Called with true while files are being uploaded, and with false otherwise. */
  readonly onSending: (isSending: boolean) => void;
}

/** Writes a comment, and adds files to the ticket. */
export function Composer(props: ComposerProps): ReactNode {
  const { ticketId, comments, filenames, canWrite, dropRef, chooseFiles, onSending } = props;
  const texts = useMessages(ticketFormsMessages);
  const draft = useCommentDraft(ticketId, comments);
  // If the ticket closes during an upload, the server decides whether it still accepts the file.
  const uploads = useUploads(ticketId);
  const { isBusy } = uploads;
  useEffect(() => onSending(isBusy), [onSending, isBusy]);
  const { question } = useUnsavedGuard(draft.isAtRisk || isBusy);
  const drop = useFileDrop(uploads.add, filenames);
  useEffect(() => {
    dropRef.current = canWrite ? drop.props : null;
    return () => {
      dropRef.current = null;
    };
  });
  const shown = uploads.all.filter(({ state }) => state.kind !== "done");
  const added = uploads.all.findLast(({ state }) => state.kind === "done");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    chooseFiles.current = canWrite ? () => input.current?.click() : null;
    return () => {
      chooseFiles.current = null;
    };
  }, [canWrite, chooseFiles]);
  const { send, error } = useSendComment({ ticketId, draft });
  const keysId = useId();
  const form = useRef<HTMLFormElement>(null);
  const uploadList = <UploadList label={texts.filesOfComment} uploads={shown} {...uploads} />;
  if (!canWrite)
    return (
      <>
        {draft.text !== "" && <LostText text={draft.text} />}
        {shown.length > 0 && <Form as="div">{uploadList}</Form>}
        {question}
      </>
    );
  const submit = () => {
    if (!send.isPending && send.check()) send.run();
    else requestAnimationFrame(() => focusWrongField(form.current));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      ref={form}
      className="gh-composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onPaste={drop.props.onPaste}
    >
      <div role="presentation" onKeyDown={handleKeyDown}>
        <TextField
          label={texts.yourComment}
          placeholder={texts.commentPlaceholder}
          multiline
          rows={4}
          isReadOnly={send.isPending}
          value={draft.text}
          onChange={draft.setText}
          description={draft.isRestored ? texts.commentRestored : undefined}
          error={error}
        />
      </div>
      {uploadList}
      <span role="status">{added && <VisuallyHidden>{texts.fileAdded(added.file.name)}</VisuallyHidden>}</span>
      <div className="gh-composer-foot">
        <FileChooser label={texts.attachFile} onFiles={uploads.add} inputRef={input}>
          {(open) => (
            <Button variant="quiet" icon={<AttachIcon />} onPress={open}>
              {texts.attachFile}
            </Button>
          )}
        </FileChooser>
        <span className="gh-small gh-muted" id={keysId}>
          <kbd className="gh-kbd">{texts.keysToSend}</kbd> {texts.toSend}
        </span>
        <Button variant="primary" type="submit" isPending={send.isPending} aria-describedby={keysId}>
          {texts.comment}
        </Button>
      </div>
      {drop.held !== undefined && (
        <div className="gh-drop-target">
          <UploadIcon />
          <span>{texts.dropToAdd(drop.held)}</span>
        </div>
      )}
      {question}
    </Form>
  );
}

function LostText({ text }: { readonly text: string }): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  return (
    <Form as="div" className="gh-composer">
      <TextField label={texts.yourComment} multiline rows={4} isReadOnly value={text} description={texts.stillHere} />
      <div>
        <CopyButton value={text} label={texts.copyComment} />
      </div>
    </Form>
  );
}

function useSendComment({
  ticketId,
  draft,
}: Pick<ComposerProps, "ticketId"> & { readonly draft: ReturnType<typeof useCommentDraft> }) {
  const texts = useMessages(ticketFormsMessages);
  const { emit, notify } = usePortal();
  const [isTried, setTried] = useState(false);
  const [refusedText, setRefusedText] = useState<string>();
  const action = useAction(support.createComment, {
    failure: texts.commentFailed,
    unconfirmed: texts.unconfirmedComment,
    findDone: { ...findCommentCreated, keeper: draft.keeper },
    onSuccess: (_response, { body }) => {
      draft.clear(body.content);
      setTried(false);
      notify({ tone: "info", text: texts.commentCreated });
      emit({ type: "ticket.commented", ticketId });
    },
    onFailure: () => setRefusedText(draft.text),
    isPendingUntilRefetched: true,
  });
  const wrong = ticketTextError(draft.text, "comment");
  const { fields, text: refusal } = refusedFields(action.error, ["content"]);
  const said = refusedText === draft.text ? (fields.content ?? refusal) : undefined;
  return {
    send: {
      isPending: action.isPending,
      check: () => {
        setTried(true);
        return wrong === undefined;
      },
      run: () => action.run({ ticketId, body: { content: draft.text } }),
    },
    error: isTried && wrong !== undefined ? commentError(wrong, texts) : said,
  };
}

function commentError(error: TicketTextError, texts: TicketFormsTexts): string {
  if (error === "required") return texts.commentRequired;
  return error === "too-short" ? texts.commentTooShort : texts.commentTooLong;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-2);
  padding: var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-border);
  .gh-composer-foot { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); }
  .gh-composer-foot > .gh-button:first-of-type { margin-inline-end: auto; }
  .gh-kbd { padding: 0.1em 0.36em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); font-size: var(--gh-type-xs); }
  /* Phones have no such keys, and the hint would push the button to another line. */
  @container gh-panel (width < 30em) {
    .gh-composer-foot > span { display: none; }
  }
  .gh-drop-target { position: absolute; inset: 0; z-index: 1; display: grid; grid-auto-flow: column; place-content: center; align-items: center; gap: 0.64em; padding: 0.86em; border: 2px solid var(--gh-accent); background: var(--gh-surface-selected); color: var(--gh-accent); font-weight: var(--gh-weight-medium); }
`;
