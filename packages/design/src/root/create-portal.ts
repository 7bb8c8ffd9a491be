/*
 * In the core, because the overlays that need it load one by one: bundlers would give the part of react-dom that has it a file of
 * its own, which each page with React's root needs too.
 */
export { createPortal } from "react-dom";
