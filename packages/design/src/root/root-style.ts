import { useContext, useInsertionEffect } from "react";
import { styled, StyleSheetContext } from "styled-components";
import { tokenStyle } from "../tokens/tokens";
import { baseStyle } from "./base-style";

/**
 * Never rendered. It reserves the rules' position in the sheet, between the components declared before and after it.
 */
const Place = styled.i``;

/** In one rule, because a sheet can only insert whole rules. */
const rules = [`@media all { ${tokenStyle} ${baseStyle} }`];

const rootCount = new WeakMap<object, number>();

/**
 * Adds the tokens and the base style to a sheet once, while any root uses it. styled-components' `createGlobalStyle`
 * would repeat them for each root.
 */
export function RootStyle(): null {
  const { styleSheet } = useContext(StyleSheetContext);
  const id = Place.styledComponentId;
  if (styleSheet.server && !styleSheet.hasNameForId(id, id)) styleSheet.insertRules(id, id, rules);
  useInsertionEffect(() => {
    if (styleSheet.server) return undefined;
    const change = (by: number) => {
      const count = (rootCount.get(styleSheet) ?? 0) + by;
      rootCount.set(styleSheet, count);
      return count;
    };
    if (change(1) === 1) {
      // The sheet may already have the server's rules.
      styleSheet.clearRules(id);
      styleSheet.insertRules(id, id, rules);
    }
    return () => {
      if (change(-1) === 0) styleSheet.clearRules(id);
    };
  }, [styleSheet, id]);
  return null;
}
