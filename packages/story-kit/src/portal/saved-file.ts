import { expect, waitFor } from "storybook/test";

/** The file that an act hands to the reader, taken from the link it clicks; nothing is written to a disk. */
export async function savedFile(act: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> {
  const saved: { name: string; text: Promise<string> }[] = [];
  const take = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === "") return;
    event.preventDefault();
    // Read at once: the address of a blob is revoked as soon as it was clicked.
    saved.push({
      name: event.target.download,
      text: fetch(event.target.href)
        .then((response) => response.arrayBuffer())
        .then(decode),
    });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    // A link outside the document is the only target of its click event.
    this.addEventListener("click", take, { once: true });
    click.call(this);
  };
  try {
    await act();
    // The code that writes a file can still be on its way.
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
