import { releases } from "@gatehouse/contract/releases";
import { Disclosure } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages } from "../release-dialogs.messages";

/** The accounts that downloaded a version. Renders nothing if the server has no such list. */
export function AffectedAccounts({ versionTag }: { readonly versionTag: string }): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data } = useOptionalEndpoint(releases.listDownloaders, { versionTag });
  if (data === undefined) return null;
  const { count, results } = data;
  if (results.length === 0) return <p>{texts.affectsNobody}</p>;
  return (
    <Disclosure title={texts.affects(format.number(count), count)} isOpen={isOpen} onToggle={setOpen}>
      <Accounts>
        {results.map(({ email, downloaded_at: at }) => (
          <li key={email}>
            <span>{email}</span> <span className="gh-muted">{format.showDay(at)}</span>
          </li>
        ))}
        {count > results.length && (
          <li className="gh-muted">{texts.affectsMore(format.number(count - results.length))}</li>
        )}
      </Accounts>
    </Disclosure>
  );
}

const Accounts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  max-height: 12em;
  overflow: auto;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--gh-space-3); padding-block: 0.15em; }
  li > :first-child { overflow-wrap: anywhere; }
`;
