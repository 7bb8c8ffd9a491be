import { Panel, StateMessage } from "@gatehouse/design";
import { Component, type ReactNode } from "react";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";

interface BoundaryProps {
  readonly name: string;
  /** The object that the panel shows, by prop name. After a crash, a change renders the panel again. */
  readonly about?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * Keeps a crash inside its panel. The page and the other panels keep working, an event reports the crash, and Retry
 * refetches the panel's data.
 */
export function PanelBoundary({ name, about, children }: BoundaryProps): ReactNode {
  const { emit, queryClient } = usePortal();
  return (
    <Boundary
      onCrash={(error) => emit({ type: "panel.failed", panel: name, error })}
      resetKey={JSON.stringify(about)}
      fallback={(retry) => (
        <Crashed
          onRetry={() => {
            // The data may have caused the crash. It is inactive, because no panel shows it.
            queryClient.removeQueries({ type: "inactive" });
            retry();
          }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

function Crashed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const messages = useMessages(providerMessages);
  return (
    <Panel label={messages.crashed}>
      <StateMessage kind="failed" title={messages.crashed} onRetry={onRetry} />
    </Panel>
  );
}

interface CatcherProps {
  readonly onCrash: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Clears the crash when it changes, so that the children render again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

export class Boundary extends Component<CatcherProps, { readonly isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError(): { isCrashed: boolean } {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override componentDidUpdate({ resetKey }: CatcherProps): void {
    if (this.state.isCrashed && resetKey !== this.props.resetKey) this.setState({ isCrashed: false });
  }

  override render(): ReactNode {
    return this.state.isCrashed ? this.props.fallback(() => this.setState({ isCrashed: false })) : this.props.children;
  }
}
