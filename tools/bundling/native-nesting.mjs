// Stands for stylis in dist. styled-components gives it a rule with nested rules and wants flat rules. The portal's
// browsers understand nested rules, so the rule stays as it is. stylis would add 3 kB gzipped.
export const RULESET = "rule";

/** One rule. styled-components writes its namespace before a rule's `props`, but not before those of keyframes. */
export function compile(css) {
  const start = css.indexOf("{");
  const selector = css.slice(0, start).trim();
  return [
    {
      type: selector[0] === "@" ? selector : RULESET,
      value: "",
      props: [selector],
      // `&` is the namespace too, so `&&` would weigh more than the selector written twice.
      children: css.slice(start).replace(/&(?=&)/g, selector),
    },
  ];
}

export const serialize = (rules, add) => rules.forEach(({ props, children }) => add(props[0] + children));
export const middleware = (steps) => steps.at(-1);
export const rulesheet = (add) => add;
// `rulesheet` gets whole rules, so these have nothing to do.
export const stringify = () => undefined;
export const prefixer = stringify;
