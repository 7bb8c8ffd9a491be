import { Badge, Button, SearchIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useFirstAddress } from "../../../../content/signed-address";
import { useFileAddress } from "../../../../content/use-file-address";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { useMessages } from "../../../../portal/messages";
import { commitMessages } from "../commit.messages";
import { draftingPlate, DraftingSheet } from "./drafting-sheet";

const TopDesignDialog = lazyDialog("TopDesignDialog", () =>
  import("./top-design-dialog").then((module) => module.TopDesignDialog),
);

export interface TopDesignProps {
  readonly address: string | null | undefined;
  /** The short sha, which names the picture. */
  readonly sha: string;
}

/** The picture of a commit's top design. A press enlarges it. It is server content, so it renders only as an image. */
export function TopDesign({ address, sha }: TopDesignProps): ReactNode {
  const texts = useMessages(commitMessages);
  const newest = useFileAddress()(address);
  const [src, renew] = useFirstAddress(newest);
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  if (src === undefined || newest === undefined)
    return (
      <DraftingSheet>
        <p>{texts.noTopDesign}</p>
      </DraftingSheet>
    );
  const retry = () => {
    renew();
    setBroken(undefined);
    setTries(tries + 1);
  };
  if (broken === src)
    return (
      <DraftingSheet>
        <p>{texts.brokenTopDesign}</p>
        <Button size="sm" onPress={retry}>
          {texts.retry}
        </Button>
      </DraftingSheet>
    );
  return (
    <>
      <Thumb
        type="button"
        aria-label={`${texts.openTopDesign}: ${texts.topDesignOf(sha)}`}
        onClick={() => setOpen(true)}
      >
        <img key={tries} src={src} alt="" decoding="async" draggable={false} onError={() => setBroken(src)} />
        <Badge icon={<SearchIcon />}>{texts.topDesign}</Badge>
      </Thumb>
      {isOpen && <TopDesignDialog src={src} href={newest} sha={sha} onClose={() => setOpen(false)} />}
    </>
  );
}

const Thumb = styled.button`
  ${draftingPlate}
  position: relative;
  display: block;
  min-width: 0;
  min-height: 16em;
  padding: 0;
  overflow: hidden;
  cursor: zoom-in;
  > img { position: absolute; inset: var(--gh-space-4); width: calc(100% - 2 * var(--gh-space-4)); height: calc(100% - 2 * var(--gh-space-4)); object-fit: contain; }
  > .gh-badge { position: absolute; inset-inline-end: 0.7em; inset-block-end: 0.7em; background: var(--gh-surface); color: var(--gh-text); }
  &:focus-visible { outline-offset: -2px; }
`;
