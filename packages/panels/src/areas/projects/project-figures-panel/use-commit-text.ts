import { shortSha } from "@gatehouse/contract/projects";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { firstLine } from "../first-line";
import { projectsMessages } from "../projects.messages";
import { channelName, channelText } from "./channel-style";
import type { FigureSeries } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";

/** A commit of the chart with its figures, as one sentence for screen readers. */
export function useCommitText({ commits, channels, valuesOf }: FigureSeries): (at: number) => string {
  const texts = useMessages(projectFiguresMessages);
  const names = useMessages(projectsMessages);
  const { number } = useFormat();
  return (at) => {
    const commit = commits[at];
    if (commit === undefined) return "";
    const figures = channels.flatMap((channel) => {
      const value = valuesOf(channel)[at] ?? null;
      if (value === null) return [];
      return [texts.figure(channelName(channel, texts, names), channelText(channel, value, names, number))];
    });
    return texts.said(shortSha(commit.version_sha1), firstLine(commit.message), figures.join(", "));
  };
}
