import { Banner, Checkbox, CheckboxGroup, Identifier } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { Fragment, type ReactNode, useRef } from "react";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import { DurationSelect } from "./duration-select";
import { RenewableLine } from "./renewable-line";
import { type RenewableLicense, useAddRenewals } from "./use-add-renewals";

export interface RenewLicensesDialogProps {
  readonly licenses: readonly RenewableLicense[];
  /** Called with the guids of the licenses that failed, after each attempt. */
  readonly onResult?: ((failed: readonly string[]) => void) | undefined;
  readonly onClose: () => void;
}

interface RenewalForm {
  readonly years: number;
  /** Guids of the licenses that the user has deselected. */
  readonly unselected: ReadonlySet<string>;
}

/**
 * Adds renewals of one or several licenses to the cart. After a failure, it names the failed licenses and retries only
 * those.
 */
export function RenewLicensesDialog({ licenses, onResult, onClose }: RenewLicensesDialogProps): ReactNode {
  const texts = useMessages(cartMessages);
  const add = useAddRenewals(onClose, onResult);
  // After a failure, the other licenses are already in the cart.
  const open = add.failures.length > 0 ? add.failures.map(({ license }) => license) : licenses;
  const form = useForm<RenewalForm>({
    // Most people want one year, so only the others have to choose.
    initial: { years: 1, unselected: new Set() },
    check: ({ unselected }) => ({
      unselected: open.every(({ guid }) => unselected.has(guid)) ? texts.renewNone : undefined,
    }),
    action: add,
    isLive: true,
    onSubmit: ({ years }) => add.run({ licenses: selected, years, isCartNext: isCartNext.current }),
  });
  const added = add.failures.length > 0 ? licenses.filter(({ guid }) => !isListed(open, guid)) : [];
  const isCartNext = useRef(false);
  const submit = (isNext: boolean) => {
    isCartNext.current = isNext;
    form.submit();
  };
  const { unselected } = form.values;
  const selected = open.filter(({ guid }) => !unselected.has(guid));
  const select = (guids: readonly string[], isSelected: boolean) => {
    const others = [...unselected].filter((guid) => !guids.includes(guid));
    form.set({ unselected: new Set(isSelected ? others : [...others, ...guids]) });
  };
  const failureText = ({ guid }: RenewableLicense) => {
    const failure = add.failures.find(({ license }) => license.guid === guid);
    return failure && (failure.isUnconfirmed ? texts.unconfirmedChange : (failure.reason ?? texts.renewNotAdded));
  };
  const [only] = licenses.length === 1 ? open : [];
  return (
    <FormDialog
      title={texts.renewTitle(open.length)}
      onSubmit={() => submit(false)}
      submitLabel={texts.renewSubmit}
      alternative={{ label: texts.renewAndView, onPress: () => submit(true) }}
      cancelLabel={texts.cancel}
      isPending={add.isPending}
      onClose={onClose}
    >
      <div ref={form.ref} className="gh-stack">
        {added.length > 0 && (
          <Banner tone="success">
            {texts.renewAdded(added.length)}{" "}
            {added.map(({ guid, serial_number: serial }, at) => (
              <Fragment key={guid}>
                {at > 0 && ", "}
                <Identifier isPlain>{serial}</Identifier>
              </Fragment>
            ))}
          </Banner>
        )}
        {only === undefined ? (
          <CheckboxGroup label={texts.renewLicenses} isRequired error={form.error("unselected")}>
            {open.length > 2 && (
              <Checkbox
                isSelected={selected.length === open.length}
                isIndeterminate={selected.length > 0 && selected.length < open.length}
                isReadOnly={add.isPending}
                onChange={(isSelected) =>
                  select(
                    open.map(({ guid }) => guid),
                    isSelected,
                  )
                }
              >
                {texts.renewAll(open.length)}
              </Checkbox>
            )}
            {open.map((license) => (
              <Checkbox
                key={license.guid}
                isSelected={!unselected.has(license.guid)}
                isReadOnly={add.isPending}
                onChange={(isSelected) => select([license.guid], isSelected)}
                error={failureText(license)}
              >
                <RenewableLine license={license} />
              </Checkbox>
            ))}
          </CheckboxGroup>
        ) : (
          <>
            {add.failures.length > 0 && <Banner tone="danger">{failureText(only)}</Banner>}
            <p>
              <RenewableLine license={only} />
            </p>
          </>
        )}
        <DurationSelect
          years={form.values.years}
          onChange={(years) => form.set({ years })}
          description={texts.renewText}
        />
      </div>
    </FormDialog>
  );
}

const isListed = (licenses: readonly RenewableLicense[], guid: string) =>
  licenses.some((license) => license.guid === guid);
