import { styled } from "@gatehouse/design/styled";
import { type ReactNode, type RefObject, useRef } from "react";

export interface FileChooserProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** The button, which opens the browser's own dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/** Chooses files through the browser's own dialog. */
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
          // The same file again, mended meanwhile, is a change too.
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
