/** The path of custom-elements.json. */
export const manifestFile: string;
/** The manifest as it should be. */
export function customElements(): string;
