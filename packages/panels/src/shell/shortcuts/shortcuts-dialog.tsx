import { Checkbox } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import { Fragment, type ReactNode, useId, useState } from "react";
import { keepText, readKeptText } from "../../data/kept-text";
import { useMessages } from "../../portal/messages";
import { usePageCommands } from "../palette/use-page-commands";
import { pageKeys } from "./page-keys";
import { shortcutsMessages } from "./shortcuts.messages";

/** Lists the user's shortcuts, with the setting that turns the single keys off in this browser. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(shortcutsMessages);
  const commands = usePageCommands();
  const [isOn, setOn] = useState(() => readKeptText("shortcuts") !== "off");
  const hintId = useId();
  const pages = pageKeys.flatMap(([letter, id]) => {
    const page = commands.find((command) => command.id === id);
    return page === undefined ? [] : [{ keys: ["g", letter], name: page.label }];
  });
  const groups = [
    {
      title: texts.general,
      rows: [
        { keys: ["/"], name: texts.search },
        { keys: ["?"], name: texts.list },
        { keys: ["Ctrl K"], name: texts.palette },
        { keys: ["F6"], name: texts.notification },
      ],
    },
    { title: texts.goTo, rows: pages },
  ];
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="gh-stack">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <Title>{title}</Title>
            <List className="gh-shortcuts">
              {rows.map(({ keys, name }) => (
                <div key={name}>
                  <dt>
                    {keys.map((key, at) => (
                      <Fragment key={key}>
                        {at > 0 && <span className="gh-muted gh-small"> {texts.then} </span>}
                        <kbd className="gh-shortcut-key">{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </List>
          </section>
        ))}
        <p className="gh-muted">{texts.logHint}</p>
        <div role="group" aria-describedby={hintId}>
          <Checkbox
            isSelected={isOn}
            onChange={(isSelected) => {
              setOn(isSelected);
              keepText("shortcuts", isSelected ? undefined : "off");
            }}
          >
            {texts.isOn}
          </Checkbox>
          <p id={hintId} className="gh-muted gh-small">
            {texts.isOnHint}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

const Title = styled.h3`
  margin-bottom: var(--gh-space-2);
  font-weight: var(--gh-weight-strong);
`;

const List = styled.dl`
  display: grid;
  gap: var(--gh-space-2) var(--gh-space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(15em, 100%), 1fr));
  > div { display: flex; align-items: baseline; gap: var(--gh-space-3); }
  dt { flex: none; min-width: 6.5em; }
  .gh-shortcut-key { padding: 0.1em 0.5em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; }
`;
