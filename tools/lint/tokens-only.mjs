// Colors and font sizes must come from tokens. A raw color ignores the theme. A raw size ignores the font size of the
// page around a panel.
const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const namedColour =
  /(?:color|background|fill|stroke|border|outline)[\w-]*\s*:[^;]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)\b/i;
const pixelFont = /font(?:-size)?\s*:[^;]*\d(?:\.\d+)?(?:px|pt)\b/i;
const colourProperty = /colou?r$|^(?:background|fill|stroke|border|outline|boxShadow)/i;

const messages = {
  colour: "Use a semantic token (--gh-…): raw colours live in design/src/tokens.",
  font: "Use a type size in em or a token: raw pixel sizes live in design/src/tokens.",
};

const keyName = ({ key }) => key?.name ?? key?.value ?? "";

export const tokensOnly = {
  meta: { type: "problem", docs: { description: "no raw colours and no pixel font sizes" }, schema: [], messages },
  create(context) {
    const checkCss = (node) => {
      const css = node.quasi.quasis
        .map((part) => part.value.raw)
        .join("0")
        .replace(/\/\*[\s\S]*?\*\//g, "");
      if (colour.test(css) || namedColour.test(css)) context.report({ node, messageId: "colour" });
      if (pixelFont.test(css)) context.report({ node, messageId: "font" });
    };
    const checkValue = (node, name) => {
      if (typeof node.value !== "string" && typeof node.value !== "number") return;
      const text = `${name}: ${node.value}`;
      if (colourProperty.test(name) && (colour.test(text) || namedColour.test(text)))
        context.report({ node, messageId: "colour" });
      if (name === "fontSize" && (typeof node.value === "number" || /px|pt/.test(node.value)))
        context.report({ node, messageId: "font" });
    };
    return {
      TaggedTemplateExpression: checkCss,
      "Property > Literal.value": (node) => checkValue(node, String(keyName(node.parent))),
      "JSXAttribute > Literal": (node) => checkValue(node, String(node.parent.name.name)),
      "JSXAttribute > JSXExpressionContainer > Literal": (node) =>
        checkValue(node, String(node.parent.parent.name.name)),
    };
  },
};
