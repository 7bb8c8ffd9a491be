import { basename } from "node:path";

const vague = /^(?:utils?|helpers?|common|types?|misc|shared)\.[a-z]+$/;
const kebab = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.(?:[cm]?[jt]s|tsx)$/;

export const fileNames = {
  meta: {
    type: "problem",
    docs: { description: "a file is named after the one thing in it" },
    schema: [],
    messages: {
      vague: "{{name}} says nothing of what is in it: one thing a file, named after it.",
      kebab: "{{name}}: file names are in kebab-case.",
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (vague.test(name)) context.report({ node, messageId: "vague", data: { name } });
      else if (!kebab.test(name)) context.report({ node, messageId: "kebab", data: { name } });
    },
  }),
};
