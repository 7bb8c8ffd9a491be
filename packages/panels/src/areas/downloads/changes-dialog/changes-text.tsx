import { Banner, Identifier, SkeletonLines, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId } from "react";
import { SafeMarkdown } from "../../../content/safe-markdown";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { downloadsMessages } from "../downloads.messages";
import { KindBadge } from "../kind-badge";
import type { VersionKind } from "../version-kind";
import { beforeYouUpdate } from "./changelog-parts";
import { changesMessages } from "./changes.messages";
import type { ReadChangelog } from "./use-changelogs";

export interface ChangesTextProps {
  readonly kind: VersionKind;
  /** From the newest to the oldest. */
  readonly changelogs: readonly ReadChangelog[];
}

/**
 * Several changelogs below each other. Steps to take before an update come first, and buttons beside the text lead to
 * each version.
 */
export function ChangesText({ kind, changelogs }: ChangesTextProps): ReactNode {
  const texts = useMessages(changesMessages);
  const names = useMessages(downloadsMessages);
  const format = useFormat();
  const id = useId();
  return (
    <Frame>
      <nav aria-label={texts.versions}>
        {changelogs.map(({ version }, at) => (
          <button
            key={version.tag_name}
            type="button"
            className="gh-changes-link"
            onClick={({ currentTarget }) => {
              // Inside an element, the root is a shadow root, not the document.
              const root = currentTarget.getRootNode() as Document | ShadowRoot;
              root.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "start" });
            }}
          >
            <Identifier isPlain>{version.tag_name}</Identifier>
            <span className="gh-small gh-muted">{format.showDate(version.created_at)}</span>
          </button>
        ))}
      </nav>
      <div className="gh-changes-text" role="region" aria-label={texts.changes} tabIndex={0} data-autofocus>
        {changelogs.map(({ version, text = "" }) => {
          const advice = beforeYouUpdate(text);
          return (
            advice !== undefined && (
              <Banner key={version.tag_name} tone="warning">
                <strong>{texts.beforeYouUpdate(version.tag_name)}</strong>
                <SafeMarkdown text={advice} headingLevel={4} />
              </Banner>
            )
          );
        })}
        {changelogs.map(({ version, text, hasFailed, retry }, at) => (
          <section key={version.tag_name} id={`${id}-${at}`} aria-label={version.tag_name}>
            <header>
              <h3>
                <Identifier isPlain>{version.tag_name}</Identifier>
              </h3>
              <KindBadge kind={kind} />
              <span className="gh-small gh-muted">{format.showDate(version.created_at)}</span>
            </header>
            {hasFailed ? (
              <StateMessage kind="failed" title={names.failedChangelog} onRetry={retry} />
            ) : text === undefined ? (
              <SkeletonLines widths={["40%", "85%", "70%"]} />
            ) : text.trim() === "" ? (
              <p className="gh-muted">{texts.noChangelog}</p>
            ) : (
              <SafeMarkdown text={text} headingLevel={4} />
            )}
          </section>
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(8em, 14em) minmax(0, 1fr);
  height: min(34em, 56vh);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius);
  background: var(--gh-surface);
  nav { padding: var(--gh-space-2); overflow: auto; border-inline-end: var(--gh-line) solid var(--gh-hairline); }
  .gh-changes-link { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--gh-space-2); width: 100%; padding: var(--gh-space-1) var(--gh-space-2); border: 0; border-radius: var(--gh-radius-sm); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  .gh-changes-link:hover { background: var(--gh-surface-hover); }
  .gh-changes-text { padding: 0 var(--gh-space-5) var(--gh-space-5); overflow: auto; overscroll-behavior: contain; }
  .gh-changes-text > .gh-banner { margin-top: var(--gh-space-3); }
  section > header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-1) var(--gh-space-3); padding-block: var(--gh-space-3); margin-bottom: var(--gh-space-3); border-bottom: var(--gh-line) solid var(--gh-hairline); background: var(--gh-surface); }
  section > header > h3 { margin: 0; font-size: var(--gh-type-lg); }
  section > header > time { margin-inline-start: auto; }
  section + section { margin-top: var(--gh-space-4); }
  @media (width < 40em) { grid-template-columns: minmax(0, 1fr); nav { display: none; } }
`;
