import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { ownStyle } from "../../viewers/own-style";
import { logStyle } from "./log-style";

interface LogFrameProps extends Omit<ComponentProps<"div">, "ref"> {
  readonly frameRef?: Ref<HTMLDivElement>;
}

/** The viewer's box, with the styles of its first lines. */
export function LogFrame({ frameRef, ...props }: LogFrameProps): ReactNode {
  const element = useRef<HTMLDivElement | null>(null);
  const [keepStyle] = useState(() => ownStyle(logStyle));
  const onFrame = useCallback(
    (next: HTMLDivElement | null) => {
      element.current = next;
      keepStyle(next);
    },
    [keepStyle],
  );
  useImperativeHandle(frameRef, () => element.current!, []);
  return <div {...props} ref={onFrame} className="gh-log" />;
}
