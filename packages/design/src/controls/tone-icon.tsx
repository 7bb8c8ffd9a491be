import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icons/icons";
import type { Tone } from "./tone";

/** The silhouette of a tone: circle, triangle, octagon, square. */
export function ToneIcon({ tone }: { tone: Tone }) {
  if (tone === "success") return <SuccessIcon tone="success" />;
  if (tone === "warning") return <WarningIcon tone="warning" />;
  if (tone === "danger") return <DangerIcon tone="danger" />;
  return <InfoIcon tone={tone === "info" ? "info" : "muted"} />;
}
