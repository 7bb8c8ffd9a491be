import { approvalRefusal, type Release, type ReleaseEvent, releaseState } from "@gatehouse/contract/releases";
import { Banner, Button, Checkbox, CheckIcon, CloseIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useRef, useState } from "react";
import { useViewer } from "../../../access/session/use-viewer";
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

/** The approval state of a release, with the acts that the viewer can do next. */
export function ApprovalSteps({ release, acts, request }: ApprovalStepsProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const state = releaseState(release);
  if (state === "stable") return <p>{texts.stableText}</p>;
  if (state === "rejected") return <Rejection release={release} />;
  if (release.pending_approval) return <Pending release={release} acts={acts} request={request} />;
  return (
    <>
      <p>{texts.askText}</p>
      {acts.can("askForApproval") && (
        <div>
          <Button
            variant="primary"
            onPress={() => acts.ask("askForApproval")}
            disabledReason={acts.lacksFile("askForApproval") ? texts.noFile : undefined}
          >
            {texts.askForApproval}
          </Button>
        </div>
      )}
    </>
  );
}

function Pending({ release, acts, request }: ApprovalStepsProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const refusal = approvalRefusal(release, useViewer().data?.email);
  const canApprove = acts.can("approve") && !refusal;
  const lacksFile = acts.lacksFile("approve");
  const canReject = acts.can("reject");
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
        {request && author && (
          <span>{format.showTime(request.created_at, (date) => texts.askedBy(author, date))} </span>
        )}
        {texts.pendingText}
      </p>
      <Approvals approvals={release.approvals} />
      {refusal && acts.can("approve") && <p>{texts.approvalRefusals[refusal]}</p>}
      {canApprove && !lacksFile && (
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
      {(canApprove || canReject) && (
        <div className="gh-button-group">
          {canApprove && (
            <Button
              variant="primary"
              icon={<CheckIcon />}
              onPress={approve}
              disabledReason={lacksFile ? texts.noFile : undefined}
            >
              {texts.approve}
            </Button>
          )}
          {canReject && (
            <Button variant="danger" icon={<CloseIcon />} onPress={() => acts.ask("reject")}>
              {texts.reject}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The approvals of a release that needs more than one. */
function Approvals({ approvals }: Pick<Release, "approvals">): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  if (!approvals || approvals.needed < 2) return null;
  const { given, needed } = approvals;
  return (
    <div>
      <p className="gh-strong">{texts.approvalsGiven(format.number(given.length), format.number(needed))}</p>
      {given.map(({ email, approved_at: at }) => (
        <p key={email}>{format.showTime(at, (date) => texts.setBy(email, date))}</p>
      ))}
    </div>
  );
}

function Rejection({ release }: Pick<ApprovalStepsProps, "release">): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const author = release.release_rejected_set_by?.email;
  return (
    <Banner tone="warning">
      <p className="gh-strong">
        {author
          ? format.showTime(release.release_rejected_set_on ?? null, (date) => texts.rejectedBy(author, date))
          : texts.rejectedText}
      </p>
      <Reason>{release.release_rejected_reason?.trim() || texts.noReason}</Reason>
    </Banner>
  );
}

const Reason = styled.p`
  white-space: pre-wrap;
`;
