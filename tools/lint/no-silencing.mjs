const message = "Rules can't be disabled inline. If one is wrong, change it for all files.";

export const noSilencing = {
  meta: { type: "problem", docs: { description: "no comment turns a rule off" }, schema: [] },
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      const silencing = sourceCode.getAllComments().filter(({ value }) => /^\s*oxlint-disable/.test(value));
      for (const { value } of silencing) {
        // Such a comment also silences this rule, except before the comment, or after its line.
        const index = /^\s*oxlint-disable-line/.test(value) ? sourceCode.text.length : 0;
        const place = sourceCode.getLocFromIndex(index);
        context.report({ loc: { start: place, end: place }, message });
      }
    },
  }),
};
