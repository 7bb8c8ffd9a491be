import { createGlobalStyle } from "styled-components";

export const toolTheme = { brand: "#7a1f5c", quiet: "#5d5560", line: "#d8cfd6" };

declare module "styled-components" {
  export interface DefaultTheme {
    readonly brand: string;
    readonly quiet: string;
    readonly line: string;
  }
}

/** The tool's styles, written without panels in mind. */
export const PageStyle = createGlobalStyle`
  html { font-size: 62.5%; }
  body { margin: 0; font: 1.5rem/1.5 Georgia, serif; color: #221a20; }
  button { text-transform: uppercase; letter-spacing: 0.08em; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: 1rem; border-bottom: 1px solid ${({ theme }) => theme.line}; text-align: left; }
  a { color: ${({ theme }) => theme.brand}; }
`;
