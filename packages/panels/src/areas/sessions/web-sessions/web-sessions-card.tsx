import { currentFirst, otherSessions, sessions, type WebSession } from "@gatehouse/contract/sessions";
import { Button, Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode, useMemo, useState } from "react";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import type { EndSessionsDialogProps } from "../end-sessions-dialog";
import { EndSessionsDialog } from "../sessions.dialogs";
import { sessionsMessages } from "../sessions.messages";
import { sessionsPollMs } from "../sessions.polling";
import { clientText } from "./client-text";
import { useClientNames } from "./use-client-names";
import { useEndWebSessions } from "./use-end-web-sessions";
import { webHeaders, WebSessionsTable } from "./web-sessions-table";

const table = tableDefaults({ pageSize: 10 });

type Asked =
  | { readonly kind: "one"; readonly session: WebSession }
  | { readonly kind: "others"; readonly sessions: readonly WebSession[] };

/** The account's browsers, with the current one marked. Users can sign them out. */
export function WebSessionsCard(): ReactNode {
  const texts = useMessages(sessionsMessages);
  const query = useEndpoint(sessions.listWeb, {}, { pollMs: sessionsPollMs });
  const listed = query.data?.data;
  const rows = useMemo(() => currentFirst(listed ?? []), [listed]);
  const readClient = useClientNames();
  const [state, setState] = useTableState("web-sessions", table);
  const [asked, setAsked] = useState<Asked>();
  const [place, rowGoes] = useKeptFocus(listed);
  const onSettled = (isDone: boolean) => {
    if (isDone) rowGoes();
    setAsked(undefined);
  };
  const endOne = useEndWebSessions({ success: texts.endedOne, failure: texts.failedEndOne, onSettled });
  const others = otherSessions(rows);
  // While impersonating, no browser of the list is this one.
  const isAll = others.length === rows.length;
  const endOthers = useEndWebSessions({
    success: isAll ? texts.endedAllWeb : texts.endedOthers,
    failure: isAll ? texts.failedEndAllWeb : texts.failedEndOthers,
    onSettled,
  });
  const onSignOut = useMemo(() => (session: WebSession) => setAsked({ kind: "one", session }), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        title={texts.webTitle}
        count={listed?.length}
        isFlush
        actions={
          others.length > 0 ? (
            <Button
              size="sm"
              variant="danger"
              aria-label={isAll ? texts.endAllWebTitle : undefined}
              onPress={() => setAsked({ kind: "others", sessions: others })}
            >
              {isAll ? texts.signOutAll : texts.signOutOthers}
            </Button>
          ) : undefined
        }
      >
        <Remote
          of={query}
          failure={texts.failedWeb}
          skeleton={<TableSkeleton headers={webHeaders(texts)} rows={3} hasPager />}
          empty={{
            when: ({ data }) => data.length === 0,
            show: <StateMessage kind="empty" title={texts.emptyWeb} text={texts.emptyWebText} />,
          }}
        >
          {() => (
            <WebSessionsTable
              rows={rows}
              state={state}
              onStateChange={setState}
              readClient={readClient}
              onSignOut={onSignOut}
            />
          )}
        </Remote>
      </Panel>
      {asked !== undefined && (
        <EndSessionsDialog
          {...question(asked)}
          isPending={endOne.isPending || endOthers.isPending}
          onConfirm={() => (asked.kind === "one" ? endOne.run([asked.session]) : endOthers.run(asked.sessions))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );

  function question(about: Asked): Pick<EndSessionsDialogProps, "title" | "text" | "ip"> {
    if (about.kind === "others") {
      const count = about.sessions.length;
      return isAll
        ? { title: texts.endAllWebTitle, text: texts.endAllWebText(count) }
        : { title: texts.endOthersTitle, text: texts.endOthersText(count) };
    }
    const { session } = about;
    if (session.is_current) return { title: texts.endCurrentTitle, text: texts.endCurrentText };
    return {
      title: texts.endWebTitle,
      text: texts.endWebText(clientText(session.user_agent, readClient ?? (() => undefined), texts), session.ip),
      ip: session.ip,
    };
  }
}
