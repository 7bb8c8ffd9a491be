/** The name that browsers give to screenshots. All of them would have the same name. */
const pastedName = /^image\.(png|jpe?g|gif|webp)$/i;

/** The files of a paste. Screenshots, which browsers give all the same name, get numbers that aren't taken. */
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
