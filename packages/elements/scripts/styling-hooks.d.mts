/** The path of docs/theming.md. */
export const document: string;
/** The generated part of the document. */
export function stylingHooks(): string;
/** The document with its generated part updated. */
export function withStylingHooks(text: string): string;
