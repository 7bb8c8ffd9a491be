import { type CartRow, specialPriceYears } from "@gatehouse/contract/cart";
import { Identifier, type TableColumn } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import type { Format } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { cartMessages, type CartTexts } from "../cart.messages";
import { QuantityField, type QuantityFieldProps } from "./quantity-field";
import { RemoveButton, type RemoveButtonProps } from "./remove-button";

export interface CartColumnsOptions {
  readonly texts: CartTexts;
  readonly format: Format;
  readonly onQuantityChange: QuantityFieldProps["onChange"];
  readonly onQuantityInvalid: QuantityFieldProps["onInvalid"];
  readonly onRemove: RemoveButtonProps["onRemove"];
  readonly onFocusLost: RemoveButtonProps["onFocusLost"];
}

/** The columns of the cart. */
export function cartColumns({
  texts,
  format,
  onQuantityChange,
  onQuantityInvalid,
  onRemove,
  onFocusLost,
}: CartColumnsOptions): readonly TableColumn<CartRow>[] {
  return [
    {
      id: "item",
      header: texts.columnItem,
      lead: true,
      cell: (row) => <Item row={row} />,
    },
    { id: "type", header: texts.columnType, cell: (row) => texts.types[row.license_type] },
    { id: "term", header: texts.columnTerm, cell: (row) => <Term row={row} /> },
    {
      id: "remote",
      header: texts.columnRemote,
      cell: (row) => (row.online_compile ? texts.on : texts.off),
      isOn: (row) => row.online_compile,
    },
    {
      id: "expires",
      header: texts.columnExpires,
      isNoWrap: true,
      cell: (row) => (row.license === null ? "–" : format.showDate(row.license.expiration_date)),
      isBlank: (row) => row.license === null,
    },
    {
      id: "quantity",
      header: texts.columnQuantity,
      cell: (row) =>
        row.type === "pur" ? (
          <QuantityField row={row} onChange={onQuantityChange} onInvalid={onQuantityInvalid} />
        ) : (
          format.number(row.quantity)
        ),
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (row) => <RemoveButton row={row} onRemove={onRemove} onFocusLost={onFocusLost} />,
    },
  ];
}

/** The visible column headers of the cart, for its skeleton. */
export function cartHeaders(texts: CartTexts): readonly string[] {
  return [
    texts.columnItem,
    texts.columnType,
    texts.columnTerm,
    texts.columnRemote,
    texts.columnExpires,
    texts.columnQuantity,
  ];
}

function Item({ row }: { readonly row: CartRow }): ReactNode {
  const texts = useMessages(cartMessages);
  const links = useScreenLinks();
  const { license } = row;
  if (row.type === "unknown") return texts.unknownItem;
  if (license === null) return texts.newLicense(texts.types[row.license_type]);
  return (
    <span>
      {texts.renewalOf}{" "}
      <Identifier {...links("license", { licenseGuid: license.guid })}>{license.serial_number}</Identifier>
    </span>
  );
}

function Term({ row }: { readonly row: CartRow }): ReactNode {
  const texts = useMessages(cartMessages);
  const { duration, license_duration_measurement_unit: unit } = row;
  if (unit !== "years") return `${duration} ${unit}`;
  const hint =
    duration === specialPriceYears
      ? texts.specialPrice
      : row.type === "pur" && duration > 1
        ? texts.firstYearIncluded
        : undefined;
  return (
    <span>
      {texts.years(duration)} {hint !== undefined && <span className="gh-small gh-muted">{hint}</span>}
    </span>
  );
}
