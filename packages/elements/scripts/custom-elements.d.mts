/** The path of custom-elements.json. */
export const manifestFile: string;
/** The content of custom-elements.json. */
export function customElements(): string;
