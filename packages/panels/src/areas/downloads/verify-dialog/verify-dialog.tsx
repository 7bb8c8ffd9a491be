import { downloads, type SignedStatement, type Version } from "@gatehouse/contract/downloads";
import { Button, FileField, IdentifiedText, Progress, StateMessage } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { type ReactNode, useEffect, useState } from "react";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { saveBytes } from "./save-bytes";
import { VerdictView } from "./verdict-view";
import { type Verdict, verifyFile } from "./verify-file";
import { verifyMessages } from "./verify.messages";

export interface VerifyDialogProps {
  readonly version: Version;
  /** The public key that releases must be signed with, in base64. Defaults to the product's. */
  readonly releaseKey: string | undefined;
  readonly onClose: () => void;
}

/** Checks in the browser whether a downloaded file matches the release. */
export function VerifyDialog({ version, releaseKey, onClose }: VerifyDialogProps): ReactNode {
  const texts = useMessages(verifyMessages);
  const { tag_name: versionTag } = version;
  const { data: signed, error, isMissing, refetch } = useOptionalEndpoint(downloads.getStatement, { versionTag });
  const isUnsigned = isMissing && version.sha256 != null;
  const hasFailed = signed === undefined && error !== null && !isUnsigned;
  return (
    <Dialog
      title={<IdentifiedText ids={[versionTag]}>{texts.title(versionTag)}</IdentifiedText>}
      onClose={onClose}
      footer={
        <>
          {signed && <SaveButtons signed={signed} />}
          <Button onPress={onClose}>{texts.close}</Button>
        </>
      }
    >
      {content()}
    </Dialog>
  );

  function content(): ReactNode {
    // `crypto.subtle` exists only in secure contexts.
    if ((crypto as Partial<Crypto>).subtle === undefined) return <StateMessage kind="failed" title={texts.notSecure} />;
    if (hasFailed) return <StateMessage kind="failed" title={texts.failed} onRetry={() => void refetch()} />;
    return (
      <FileCheck
        version={version}
        signed={signed}
        isReady={signed !== undefined || isUnsigned}
        releaseKey={releaseKey}
      />
    );
  }
}

type FileCheckProps = Omit<VerifyDialogProps, "onClose"> & {
  readonly signed: SignedStatement | undefined;
  /** Whether the signed statement is loaded, or the release is known to be unsigned. */
  readonly isReady: boolean;
};

function FileCheck({ version, signed, isReady, releaseKey }: FileCheckProps): ReactNode {
  const texts = useMessages(verifyMessages);
  const { product } = usePortal().client;
  const pinnedKey = releaseKey ?? product.releaseKey;
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState(0);
  const [verdict, setVerdict] = useState<Verdict>();
  const { tag_name: versionTag, sha256 } = version;
  useEffect(() => {
    if (file === undefined || !isReady) return;
    // Another file may be chosen while one is read: the last one counts.
    let isLast = true;
    const onProgress = (bytes: number) => isLast && setPercent((bytes / Math.max(1, file.size)) * 100);
    void verifyFile({ file, product: product.id, versionTag, signed, sha256, releaseKey: pinnedKey, onProgress }).then(
      (found) => isLast && setVerdict(found),
    );
    return () => {
      isLast = false;
    };
  }, [file, isReady, product.id, versionTag, signed, sha256, pinnedKey]);
  const choose = (chosen: File) => {
    setPercent(0);
    setVerdict(undefined);
    setFile(chosen);
  };
  return (
    <div className="gh-stack">
      <FileField label={texts.file} action={texts.choose} dropHint={texts.dropHint} onFile={choose} />
      {file && !verdict && <Progress label={texts.checking(file.name)} value={percent} text={file.name} />}
      {file && verdict && <VerdictView versionTag={versionTag} name={file.name} verdict={verdict} signed={signed} />}
    </div>
  );
}

function SaveButtons({ signed }: { readonly signed: SignedStatement }): ReactNode {
  const texts = useMessages(verifyMessages);
  const { statement, signature } = signed;
  return (
    <>
      <Button variant="quiet" onPress={() => saveBytes("release.json", statement)}>
        {texts.saveStatement}
      </Button>
      <Button
        variant="quiet"
        onPress={() =>
          saveBytes(
            "release.json.sig",
            Uint8Array.from(atob(signature), (byte) => byte.charCodeAt(0)),
          )
        }
      >
        {texts.saveSignature}
      </Button>
    </>
  );
}
