/*
 * Keep this in the core. Overlays load one by one, so bundlers would move this part of react-dom into a file of its
 * own, which every page with a React root needs too.
 */
export { createPortal } from "react-dom";
