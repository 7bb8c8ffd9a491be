import type { ReleaseStatement, SignedStatement } from "@gatehouse/contract/downloads";
import { Banner, Details, Identifier } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import type { Verdict } from "./verify-file";
import { verifyMessages } from "./verify.messages";

export interface VerdictViewProps {
  readonly versionTag: string;
  /** The name of the checked file. */
  readonly name: string;
  readonly verdict: Verdict;
  readonly signed: SignedStatement | undefined;
}

/** Shows the result of a check. For a correct file, also shows the facts of the signed statement. */
export function VerdictView({ versionTag, name, verdict, signed }: VerdictViewProps): ReactNode {
  const texts = useVerdictTexts(versionTag, verdict);
  const statement = verdict.kind === "right" ? verdict.statement : undefined;
  return (
    <>
      <Banner tone={verdict.kind === "right" ? "success" : "danger"}>
        <p className="gh-strong">{texts[0]}</p>
        {texts[1] !== undefined && <p>{texts[1]}</p>}
      </Banner>
      {statement && signed && <Facts name={name} statement={statement} publicKey={signed.public_key} />}
    </>
  );
}

function useVerdictTexts(version: string, verdict: Verdict): readonly [text: string, more?: string] {
  const texts = useMessages(verifyMessages);
  const format = useFormat();
  const megabytes = (bytes: number) => format.number(Math.floor(bytes / 10_000) / 100);
  switch (verdict.kind) {
    case "right":
      return [verdict.statement ? texts.right(version) : texts.digestOnly(version)];
    case "incomplete":
      return [texts.incomplete(megabytes(verdict.size), megabytes(verdict.wanted))];
    case "different":
      // A difference in the first piece has no useful position.
      return [texts.different(version), verdict.at ? texts.differsAt(format.number(verdict.at)) : undefined];
    case "bad-signature":
      return [texts.badSignature(version)];
    case "other-key":
      return [texts.otherKey(version)];
    case "unsigned":
      return [texts.unsigned(version)];
    case "unreadable":
      return [texts.unreadable];
    case "too-large":
      return [texts.tooLarge];
  }
}

interface FactsProps {
  readonly name: string;
  readonly statement: ReleaseStatement;
  readonly publicKey: string;
}

function Facts({ name, statement, publicKey }: FactsProps): ReactNode {
  const texts = useMessages(verifyMessages);
  const format = useFormat();
  const { approvals, signed_at: signedAt, files } = statement;
  return (
    <Details
      items={[
        { term: texts.fileName, value: name },
        { term: texts.sha256, value: <Identifier isCopyable>{files[0]?.sha256 ?? ""}</Identifier> },
        ...(approvals.length === 0
          ? []
          : [
              {
                term: texts.approvedBy,
                value: approvals.map(({ email, approved_at: at }) => (
                  <div key={email}>{format.showTime(at, (date) => texts.approval(email, date))}</div>
                )),
              },
            ]),
        { term: texts.signedOn, value: format.showTime(signedAt) },
        { term: texts.publicKey, value: <Identifier isCopyable>{publicKey}</Identifier> },
      ]}
    />
  );
}
