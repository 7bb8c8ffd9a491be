import { numberCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const aTicket = {
  subject: "Timing isn't met",
  description: "Two net paths of my design aren't met.",
  license_type: "pro",
  os: "win11",
  software_version: "v5.2.0",
};

function aFile(): FormData {
  const form = new FormData();
  form.append("attachments", new File(["Slack -0.121 ns"], "timing.txt"));
  return form;
}

export const serverCases: ServerCases = {
  parameters: {
    ticketId: numberCase("1", { large: subject.ticketId, list: "tickets/" }),
    attachmentId: numberCase("1", { large: subject.attachmentId }),
  },
  writes: {
    "support.create": { body: aTicket },
    "support.createComment": { body: { content: "It works now." } },
    "support.addAttachments": { body: aFile() },
    "support.markSeen": { body: { comment_id: Number(subject.commentId) } },
    "support.close": { params: { ticketId: subject.ticketToClose }, body: { rating: 4 } },
  },
};
