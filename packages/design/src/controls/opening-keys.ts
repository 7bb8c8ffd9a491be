/** Keys that open a menu or a list from its button. */
export const openingKeys: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
