import type { Release, ReleaseEvent } from "@gatehouse/contract/releases";
import { Banner, Button, Checkbox, CheckIcon, CloseIcon } from "@gatehouse/design";
import { type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";
import { focusWrongField } from "../../../forms/focus-wrong-field";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";
import type { ReleaseActs } from "./use-release-acts";

export interface ApprovalStepsProps {
  readonly release: Release;
  readonly acts: ReleaseActs;
  readonly request: ReleaseEvent | undefined;
}

/** What stands between a release and the customers, with what the viewer can do about it. */
export function ApprovalSteps({ release, acts, request }: ApprovalStepsProps): ReactNode {
  const texts = useMessages(releaseMessages);
  if (release.release_rejected) return <Rejection release={release} />;
  if (release.pending_approval) return <Pending acts={acts} request={request} />;
  if (release.stable_release) return <p>{texts.stableText}</p>;
  return (
    <>
      <p>{texts.askText}</p>
      {acts.can("askForApproval") && (
        <div>
          <Button variant="primary" onPress={() => acts.ask("askForApproval")}>
            {texts.askForApproval}
          </Button>
        </div>
      )}
    </>
  );
}

function Pending({ acts, request }: Pick<ApprovalStepsProps, "acts" | "request">): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [isTested, setTested] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const approve = () => {
    setMissing(!isTested);
    if (isTested) acts.ask("approve");
    else requestAnimationFrame(() => focusWrongField(box.current));
  };
  const author = request?.created_by?.email;
  return (
    <>
      <p>
        {request !== undefined && author !== undefined && (
          <span>{texts.askedBy(author, format.dateTime(request.created_at))} </span>
        )}
        {texts.pendingText}
      </p>
      {acts.can("approve") && (
        <div ref={box}>
          <Checkbox
            isSelected={isTested}
            onChange={(isSelected) => {
              setTested(isSelected);
              setMissing(false);
            }}
            error={isMissing ? texts.testedRequired : undefined}
          >
            {texts.tested}
          </Checkbox>
        </div>
      )}
      <div className="gh-button-group">
        {acts.can("approve") && (
          <Button variant="primary" icon={<CheckIcon />} onPress={approve}>
            {texts.approve}
          </Button>
        )}
        {acts.can("reject") && (
          <Button variant="danger" icon={<CloseIcon />} onPress={() => acts.ask("reject")}>
            {texts.reject}
          </Button>
        )}
      </div>
    </>
  );
}

function Rejection({ release }: Pick<ApprovalStepsProps, "release">): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const author = release.release_rejected_set_by?.email;
  const reason = release.release_rejected_reason?.trim() ?? "";
  return (
    <Banner tone="warning">
      <p className="gh-strong">
        {author === undefined
          ? texts.rejectedText
          : texts.rejectedBy(author, format.dateTime(release.release_rejected_set_on ?? null))}
      </p>
      <Reason>{reason === "" ? texts.noReason : reason}</Reason>
    </Banner>
  );
}

const Reason = styled.p`
  white-space: pre-wrap;
`;
