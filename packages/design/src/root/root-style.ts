import { useContext, useInsertionEffect } from "react";
import { styled, StyleSheetContext } from "styled-components";
import { tokenStyle } from "../tokens/tokens";
import { baseStyle } from "./base-style";

/** Never rendered: it keeps a place for the rules, between those of the components declared before and after it. */
const Place = styled.i``;

const rootCount = new WeakMap<object, number>();

/** The tokens and the base style: once for all roots of a sheet, which a global style of the library would repeat for each, and as long as there is one. */
export function RootStyle(): null {
  const { styleSheet, stylis } = useContext(StyleSheetContext);
  const id = Place.styledComponentId;
  if (styleSheet.server && !styleSheet.hasNameForId(id, id))
    styleSheet.insertRules(id, id, stylis(tokenStyle + baseStyle));
  useInsertionEffect(() => {
    if (styleSheet.server) return undefined;
    const change = (by: number) => {
      const count = (rootCount.get(styleSheet) ?? 0) + by;
      rootCount.set(styleSheet, count);
      return count;
    };
    if (change(1) === 1) {
      // Those that a server has rendered are in the sheet already.
      styleSheet.clearRules(id);
      styleSheet.insertRules(id, id, stylis(tokenStyle + baseStyle));
    }
    return () => {
      if (change(-1) === 0) styleSheet.clearRules(id);
    };
  }, [styleSheet, stylis, id]);
  return null;
}
