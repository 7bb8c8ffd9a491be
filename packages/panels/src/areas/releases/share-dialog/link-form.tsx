import { isSharedLinkTime, sharedLinkDefaultDays, sharedLinkMaxDays } from "@gatehouse/contract/releases";
import { Banner, IdentifiedText } from "@gatehouse/design";
import { DateTimeField } from "@gatehouse/design/date-time-field";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useState } from "react";
import { type FormOptions, useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { useTimeZone } from "./use-time-zone";
import { momentOf, wallTime } from "./zoned-time";

export interface LinkFormProps {
  readonly versionTag: string;
  readonly action: FormOptions<object>["action"];
  /** Called with the expiry as ISO 8601 in UTC. */
  readonly onSubmit: (expirationDate: string) => void;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

/** A form for the expiry of a temporary link, in the viewer's time zone. */
export function LinkForm({ versionTag, action, onSubmit, onClose }: LinkFormProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const { clock } = usePortal().client;
  const zone = useTimeZone();
  const [openedMs] = useState(() => clock.now());
  const ahead = (days: number) => wallTime(openedMs + days * dayMs, zone);
  // Random seconds and milliseconds identify this dialog's link if the response is lost.
  const [markMs] = useState(() => Math.floor(Math.random() * 60_000));
  const expiryOf = (at: number) =>
    [at + markMs, at].map((ms) => new Date(ms).toISOString()).find((time) => isSharedLinkTime(time, clock.now()));
  const check = (wall: string): string | undefined => {
    const at = momentOf(wall, zone);
    if (at === undefined) return texts.linkTimeRequired;
    return expiryOf(at) === undefined ? texts.linkTimeOutside : undefined;
  };
  const form = useForm({
    initial: { expiration_date: ahead(sharedLinkDefaultDays) },
    check: ({ expiration_date: wall }) => ({ expiration_date: check(wall) }),
    action,
    onSubmit: ({ expiration_date: wall }) => {
      const expiry = expiryOf(momentOf(wall, zone) ?? 0);
      if (expiry !== undefined) onSubmit(expiry);
    },
  });
  const field = form.text("expiration_date");
  return (
    <FormDialog
      title={texts.linkTitle}
      onSubmit={form.submit}
      submitLabel={texts.generate}
      isPending={form.isPending}
      onClose={onClose}
    >
      <div ref={form.ref} className="gh-stack">
        <p>
          <IdentifiedText ids={[versionTag]}>{texts.linkText(versionTag)}</IdentifiedText>
        </p>
        <DateTimeField
          label={texts.linkExpiry}
          isRequired
          min={ahead(0)}
          max={ahead(sharedLinkMaxDays)}
          description={texts.linkZone(zone)}
          value={field.value}
          onChange={field.onChange}
          error={field.error}
        />
        {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      </div>
    </FormDialog>
  );
}
