import { withoutHiddenCharacters } from "@gatehouse/contract/viewer";

const mostCharacters = 200;

/** Removes folders and hidden characters from a file's name. Hidden characters could disguise the name. */
export function attachmentName(sent: string): string {
  const name = withoutHiddenCharacters(sent.slice(sent.search(/[^/\\]*$/))).trim();
  if (/^\.*$/.test(name)) return "file";
  const characters = [...name];
  if (characters.length <= mostCharacters) return name;
  const extension = /\.[^.\s]{1,16}$/.exec(name)?.[0] ?? "";
  return characters.slice(0, mostCharacters - extension.length).join("") + extension;
}
