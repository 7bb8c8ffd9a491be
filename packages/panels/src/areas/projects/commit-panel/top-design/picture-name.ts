/** The file name for a picture, with the extension of its address. Without one, browsers add that of the response. */
export function pictureName(src: string, sha: string): string {
  const [type = ""] = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.exec(new URL(src).pathname) ?? [];
  return `top-design-${sha}${type}`;
}
