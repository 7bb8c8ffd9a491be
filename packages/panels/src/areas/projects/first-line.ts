/** The first line of a commit's message. Empty if it has none. */
export const firstLine = (message: string | null | undefined): string => message?.trim().split("\n", 1)[0] ?? "";
