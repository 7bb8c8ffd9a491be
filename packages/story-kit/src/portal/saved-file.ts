import { expect, waitFor } from "storybook/test";

/** The file that an action offers for download, read from the link that it clicks. Nothing is written to disk. */
export async function savedFile(act: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> {
  const saved: { name: string; text: Promise<string> }[] = [];
  const take = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === "") return;
    event.preventDefault();
    // Read it now, because the blob's URL is revoked right after the click.
    saved.push({
      name: event.target.download,
      text: fetch(event.target.href)
        .then((response) => response.arrayBuffer())
        .then(decode),
    });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    // Listen on the link itself: a link outside the document has no other target for its click event.
    this.addEventListener("click", take, { once: true });
    click.call(this);
  };
  try {
    await act();
    // The code that writes the file may still be loading.
    await waitFor(() => expect(saved).not.toEqual([]));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  const [file] = saved;
  if (file === undefined) throw new Error("No file was saved");
  return { name: file.name, text: await file.text };
}

// The byte order mark is part of the file.
const decode = (bytes: ArrayBuffer) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
