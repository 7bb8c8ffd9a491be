/** The name that browsers give to screenshots. All of them would have the same name. */
const pastedName = /^image\.(png|jpe?g|gif|webp)$/i;

/** The files of a paste. Screenshots, which browsers give all the same name, are numbered. */
export function pastedFiles(
  data: DataTransfer,
  nameOf: (number: number, extension: string) => string,
  before: number,
): readonly File[] {
  let number = before;
  return [...data.files].map((file) => {
    const [, extension] = pastedName.exec(file.name) ?? [];
    if (extension === undefined) return file;
    number += 1;
    return new File([file], nameOf(number, extension.toLowerCase()), { type: file.type });
  });
}
