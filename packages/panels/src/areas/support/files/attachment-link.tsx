import type { TicketAttachment } from "@gatehouse/contract/support";
import { FileIcon, ImageIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { fileLink } from "../../../navigation/file-link";
import { safeCharacters } from "../../../viewers/safe-characters";
import { PreviewDialog } from "../support.dialogs";
import { useFileSize } from "./use-file-size";

export interface AttachmentLinkProps {
  readonly file: TicketAttachment;
  /** Shows the file in a frame with an icon and its size. */
  readonly isFramed?: boolean;
}

/** A file of a ticket. Images open a preview. All other files are downloaded. */
export function AttachmentLink({ file, isFramed = false }: AttachmentLinkProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const sizeOf = useFileSize();
  const href = useFileAddress()(file.url);
  const name = nameOf(file);
  const isImage = mayBeImage(file);
  const open = (event: MouseEvent) => {
    // Keep the usual behavior of links with modifier keys and other mouse buttons: the browser downloads the file.
    if (!isImage || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  const content = isFramed ? (
    <>
      {isImage ? <ImageIcon /> : <FileIcon />}
      <span>{name}</span>
      {file.size != null && <small>{sizeOf(file.size)}</small>}
    </>
  ) : (
    <bdi>{name}</bdi>
  );
  return (
    <>
      <Link
        as={href === undefined ? "span" : "a"}
        className={isFramed ? "gh-file" : undefined}
        title={isFramed ? name : undefined}
        {...(href !== undefined && { ...fileLink(href, name), onClick: open })}
        aria-haspopup={isImage && href !== undefined ? "dialog" : undefined}
      >
        {content}
      </Link>
      {isOpen && href !== undefined && <PreviewDialog href={href} filename={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * The name of a file, or else the last part of its address: a link needs a text. Characters that turn the direction
 * could show another extension than the file has.
 */
function nameOf({ filename, url }: TicketAttachment): string {
  if (filename.trim() !== "") return safeCharacters(filename);
  return /([^/?#]+)\/*(?:[?#].*)?$/s.exec(url)?.[1] ?? url;
}

/** Whether the file may be an image, by the server's type or else by its name. The preview checks its bytes. */
function mayBeImage({ type, filename }: TicketAttachment): boolean {
  if (type == null) return /\.(?:png|jpe?g|gif|webp)$/i.test(filename);
  return /^image\/(?:png|jpeg|gif|webp)$/.test(type);
}

const Link = styled.a`
  overflow-wrap: anywhere;
  &.gh-file { display: inline-flex; align-items: center; gap: 0.5em; min-height: 2.143em; max-width: 100%; padding: 0.1em 0.71em 0.1em 0.57em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius); background: var(--gh-surface); color: var(--gh-text); }
  &.gh-file[href]:hover { background: var(--gh-surface-hover); text-decoration: none; }
  &.gh-file .gh-icon { color: var(--gh-text-muted); }
  &.gh-file > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
  &.gh-file > small { font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; }
`;
