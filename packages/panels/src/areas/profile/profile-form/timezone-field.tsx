import { viewer } from "@gatehouse/contract/viewer";
import { Button, NativeSelect, type NativeSelectOption } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { type Translation, useMessages } from "../../../portal/messages";
import { profileMessages } from "../profile.messages";

export interface TimezoneFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Selects one of hundreds of time zones, grouped by region. Typing the first letters of a city finds it. */
export function TimezoneField({ ...field }: TimezoneFieldProps): ReactNode {
  const texts = useMessages(profileMessages);
  const zones = useEndpoint(viewer.timezones);
  const known = zones.data;
  // Sorting and rendering hundreds of options takes longer than the time between two keys in the form's other fields.
  const options = useMemo(() => timezoneOptions(known ?? [], field.value, texts), [known, field.value, texts]);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const choice = (
    <>
      <NativeSelect label={texts.timezone} options={options} isDisabled={known === undefined} {...field} />
      {here !== field.value && (known === undefined || known.includes(here)) && (
        <span>
          <Button size="sm" isDisabled={known === undefined} onPress={() => field.onChange(here)}>
            {texts.timezoneHere(here)}
          </Button>
        </span>
      )}
    </>
  );
  return (
    <Remote of={zones} failure={texts.failedTimezones} skeleton={choice}>
      {() => choice}
    </Remote>
  );
}

/**
 * The options: none, the saved zone if it is not on the list, and the list. `America/Argentina/Salta` is 'Salta,
 * Argentina' in the group America, because typing in a select matches the beginnings of its options.
 */
export function timezoneOptions(
  known: readonly string[],
  value: string,
  texts: Pick<Translation<typeof profileMessages>, "timezoneNone" | "timezonePlaces">,
): readonly NativeSelectOption[] {
  const zones = value === "" || known.includes(value) ? known : [value, ...known];
  const byPart = (one: NativeSelectOption, other: NativeSelectOption) =>
    (one.group ?? "").localeCompare(other.group ?? "") || one.label.localeCompare(other.label);
  return [
    { value: "", label: texts.timezoneNone },
    ...zones.map((zone) => optionOf(zone, texts.timezonePlaces)).sort(byPart),
  ];
}

function optionOf(zone: string, places: Readonly<Record<string, string>>): NativeSelectOption {
  const [region = "", ...place] = zone.split("/").map((name) => places[name] ?? name);
  return place.length === 0
    ? { value: zone, label: zone }
    : { value: zone, label: place.reverse().join(", ").replaceAll("_", " "), group: region };
}
