import { css } from "styled-components";
import { windowBox } from "./window-box";

/** Makes a `<dialog>` cover the window, without the browser's own size and backdrop. The content is inside it. */
export const fullWindow = css`
  ${windowBox}
  &::backdrop { background: none; }
`;
