import { downloads } from "@gatehouse/contract/downloads";
import { Badge, Button, CheckIcon, IdentifiedText, SkeletonLines, StateMessage } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect } from "react";
import { ReadingBox } from "../../content/reading-box";
import { SafeMarkdown } from "../../content/safe-markdown";
import { useEndpoint } from "../../data/use-endpoint";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { downloadsMessages } from "./downloads.messages";
import { useOwnVersion } from "./own-version";
import type { VersionKind } from "./version-kind";

export interface ChangelogDialogProps {
  readonly kind: VersionKind;
  readonly versionTag: string;
  readonly onClose: () => void;
}

/** The changelog of a version. It is fetched when the dialog opens. */
export function ChangelogDialog({ kind, versionTag, onClose }: ChangelogDialogProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const { notify } = usePortal();
  const { data, error, refetch } = useEndpoint(downloads.getChangelog, { versionTag });
  const hasFailed = error !== null && data === undefined;
  useEffect(() => {
    if (hasFailed) notify({ tone: "danger", text: texts.failedChangelog });
  }, [hasFailed, notify, texts]);
  const title = texts.changelogOf(versionTag);
  const [own, setOwn] = useOwnVersion(kind);
  return (
    <Dialog
      title={<IdentifiedText ids={[versionTag]}>{title}</IdentifiedText>}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Start>
            {own === versionTag ? (
              <Badge tone="accent" icon={<CheckIcon />}>
                {texts.ownVersion}
              </Badge>
            ) : (
              <Button variant="quiet" onPress={() => setOwn(versionTag)}>
                {texts.haveVersion}
              </Button>
            )}
          </Start>
          <Button onPress={onClose}>{texts.close}</Button>
        </>
      }
    >
      <ReadingBox label={title}>{content()}</ReadingBox>
    </Dialog>
  );

  function content(): ReactNode {
    if (data === undefined && !hasFailed) return <SkeletonLines widths={["40%", "85%", "70%", "78%"]} />;
    if (hasFailed) return <StateMessage kind="failed" title={texts.noChangelog} onRetry={() => void refetch()} />;
    if (!data?.changelog?.trim()) return <StateMessage kind="empty" title={texts.noChangelog} />;
    return <SafeMarkdown text={data.changelog} headingLevel={3} />;
  }
}

const Start = styled.span`
  display: inline-flex;
  align-items: center;
  margin-inline-end: auto;
`;
