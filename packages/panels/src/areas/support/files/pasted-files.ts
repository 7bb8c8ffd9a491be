/** The name that browsers give to every pasted screenshot. */
const pastedName = /^image\.(png|jpe?g|gif|webp)$/i;

/** The pasted files. Browsers give all screenshots the same name, so this numbers them and skips `taken` names. */
export function pastedFiles(
  data: DataTransfer,
  nameOf: (number: number, extension: string) => string,
  taken: ReadonlySet<string>,
): readonly File[] {
  let number = 0;
  return [...data.files].map((file) => {
    const [, extension] = pastedName.exec(file.name) ?? [];
    if (extension === undefined) return file;
    let name: string;
    do name = nameOf((number += 1), extension.toLowerCase());
    while (taken.has(name));
    return new File([file], name, { type: file.type });
  });
}
