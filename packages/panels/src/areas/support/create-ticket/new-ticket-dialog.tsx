import { support } from "@gatehouse/contract/support";
import { Banner, NativeSelect, TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useNavigation } from "../../../navigation/navigation-context";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { DropZone } from "../files/drop-zone";
import { UploadList } from "../files/upload-list";
import { useFileDrop } from "../files/use-file-drop";
import type { Uploads } from "../files/use-uploads";
import type { HelpSubject } from "../get-help/help-fact";
import { findTicketCreated } from "../support.look-ups";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { ticketMessages } from "../ticket.messages";
import { LogExcerptField } from "./log-excerpt-field";
import { initialValues, newTicketErrors, type NewTicketValues, pageOf, withoutSecrets } from "./new-ticket-form";
import { useLogExcerpt } from "./use-log-excerpt";
import { useTicketDraft } from "./use-ticket-draft";

export interface NewTicketDialogProps {
  readonly help: HelpSubject | undefined;
  readonly uploads: Uploads;
  readonly onCreated: (ticketId: string) => void;
  readonly onClose: () => void;
}

const products = ["pro", "smart"] as const;
const systems = ["win10", "win11", "other"] as const;

const bodyOf = (values: NewTicketValues) => ({ ...values, subject: values.subject.trim() });

/** The form of a new ticket and of the files to upload after its creation. */
export function NewTicketDialog({ help, uploads, onCreated, onClose }: NewTicketDialogProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const names = useMessages(ticketMessages);
  const { client, emit } = usePortal();
  const navigation = useNavigation();
  const excerpt = useLogExcerpt(help?.log);
  const [page] = useState(() => pageOf(navigation.here()));
  const [given] = useState(() => initialValues(help, page, texts));
  const place = help === undefined ? "" : page;
  const draft = useTicketDraft(given, uploads, place);
  const { initial, isRestored, keep, begin, keeper, end } = draft;
  const create = useAction(support.create, {
    success: texts.ticketCreated,
    failure: texts.createFailed,
    unconfirmed: texts.unconfirmedTicket,
    findDone: { ...findTicketCreated, keeper },
    onSuccess: ({ id }) => {
      emit({ type: "ticket.created", ticketId: String(id) });
      end();
      draft.dropFiles();
      uploads.add(excerpt.files());
      onCreated(String(id));
    },
  });
  const form = useForm<NewTicketValues>({
    initial,
    check: (values) => newTicketErrors(values, texts),
    action: create,
    isLive: true,
    onSubmit: (values) => {
      const safe = withoutSecrets(values, help, page);
      begin(safe);
      create.run({ body: bodyOf(safe) });
    },
  });
  const drop = useFileDrop(uploads.add);
  const { values, set } = form;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => keep(withoutSecrets(values, help, page)), [keep, values, help, page]);
  // A reload may have come before the response.
  useEffect(() => {
    begin(initial);
    const sent = keeper.read();
    if (sent === undefined) return;
    findTicketCreated.look({ body: bodyOf(initial) }, client.call, sent.before, []).then(
      ({ outcome }) => outcome === "done" && end() && latest.current.set(given),
      () => undefined,
    );
  }, [client, initial, given, begin, keeper, end]);
  const { version } = excerpt;
  // The log loads after the form opens, so fill in its version later.
  useEffect(() => {
    const { values, set } = latest.current;
    if (version !== undefined && values.software_version === "") set({ software_version: version });
  }, [version]);
  // Only the Discard button drops the draft. Escape and Cancel keep it, since users press them by accident.
  const discard = () => {
    draft.drop();
    onClose();
  };
  return (
    <FormDialog
      title={texts.createTitle}
      submitLabel={texts.createSubmit}
      onSubmit={form.submit}
      isPending={form.isPending}
      alternative={isRestored ? { label: texts.discardTicket, onPress: discard } : undefined}
      onClose={onClose}
    >
      <Fields ref={form.ref} className="gh-stack" {...drop.props}>
        <TextField label={texts.fieldSubject} isRequired autoComplete="off" {...form.text("subject")} />
        <TextField
          label={texts.fieldMessage}
          isRequired
          multiline
          rows={6}
          description={isRestored ? texts.ticketRestored : undefined}
          {...form.text("description")}
          onBlur={() => {
            const { description } = withoutSecrets({ description: values.description }, help, page);
            if (description !== values.description) set({ description });
          }}
        />
        <div className="gh-ticket-choices">
          <NativeSelect
            label={texts.fieldProduct}
            isRequired
            value={values.license_type}
            options={products.map((value) => ({ value, label: names.products[value] }))}
            error={form.error("license_type")}
            onChange={(value) => set({ license_type: products.find((known) => known === value) ?? "pro" })}
          />
          <NativeSelect
            label={texts.fieldSystem}
            isRequired
            value={values.os}
            options={systems.map((value) => ({ value, label: names.systems[value] }))}
            error={form.error("os")}
            onChange={(value) => set({ os: systems.find((known) => known === value) ?? "win11" })}
          />
          <TextField label={texts.fieldVersion} isMono autoComplete="off" {...form.text("software_version")} />
        </div>
        {help?.log && <LogExcerptField {...excerpt} />}
        <div role="group" aria-label={texts.fieldFiles} className="gh-ticket-files">
          <span className="gh-label" aria-hidden="true">
            {texts.fieldFiles}
          </span>
          <DropZone held={drop.held} onFiles={uploads.add} />
          <UploadList label={texts.filesOfTicket} uploads={uploads.all} {...uploads} />
        </div>
        {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      </Fields>
    </FormDialog>
  );
}

const Fields = styled.div`
  .gh-ticket-choices { display: flex; flex-wrap: wrap; gap: var(--gh-space-4); align-items: start; }
  .gh-ticket-choices > * { flex: 1 1 8em; min-width: 0; }
  .gh-ticket-choices .gh-select { width: 100%; }
  /* An input's own height is in em of its digits, which are smaller. */
  .gh-ticket-choices .gh-field-group { align-items: stretch; min-height: var(--gh-control); }
  .gh-ticket-files { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gh-space-2); }
  .gh-ticket-files > .gh-label { font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); }
`;
