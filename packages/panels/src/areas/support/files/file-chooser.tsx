import { styled } from "@gatehouse/design/styled";
import { type ReactNode, type RefObject, useRef } from "react";

export interface FileChooserProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Renders the button. `open` opens the browser's file dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/** Chooses files through the browser's file dialog. */
export function FileChooser({ label, onFiles, inputRef, children }: FileChooserProps): ReactNode {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  return (
    <>
      <Input
        ref={input}
        type="file"
        multiple
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Clear the field, so that choosing the same file again, perhaps after fixing it, counts as a change.
          event.target.value = "";
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}

const Input = styled.input`
  display: none;
`;
