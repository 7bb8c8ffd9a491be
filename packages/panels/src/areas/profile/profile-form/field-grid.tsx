import { styled } from "@gatehouse/design/styled";

/** Fields side by side, as many as fit into the panel. */
export const FieldGrid = styled.div.attrs({ className: "gh-field-grid" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
  gap: var(--gh-space-4);
  align-items: start;
`;
