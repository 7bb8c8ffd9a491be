import {
  Button,
  CopyIcon,
  createToastQueue,
  GatehouseRoot,
  type GatehouseRootProps,
  MenuButton,
  ToastRegion,
} from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { Select } from "@gatehouse/design/select";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

export type HostProps = { children: ReactNode };

const years = [
  { id: "1", label: "1 year" },
  { id: "2", label: "2 years" },
];

function Panel() {
  const [isOpen, setIsOpen] = useState(false);
  const [duration, setDuration] = useState<string | null>("1");
  return (
    <>
      <MenuButton
        label="Add license"
        items={[{ id: "coupon", label: "Redeem coupon", onAction: () => setIsOpen(true) }]}
      />
      <Select label="Duration" value={duration} onChange={setDuration} options={years} />
      <Button iconOnly aria-label="Copy serial" icon={<CopyIcon />} />
      {isOpen && (
        <Dialog
          title="Redeem coupon"
          onClose={() => setIsOpen(false)}
          footer={<Button onPress={() => setIsOpen(false)}>Cancel</Button>}
        >
          <Select label="Term" value={duration} onChange={setDuration} options={years} />
        </Dialog>
      )}
    </>
  );
}

export const toastQueue = createToastQueue();

/** A panel inside a host page's component. Toasts have their own root outside all panels, as in the provider. */
export function HostPage({ Host, ...look }: { Host: (props: HostProps) => ReactNode } & Partial<GatehouseRootProps>) {
  return (
    <>
      <GatehouseRoot theme="light" {...look}>
        <ToastRegion queue={toastQueue} />
      </GatehouseRoot>
      <Host>
        <GatehouseRoot theme="light" {...look}>
          <Panel />
        </GatehouseRoot>
      </Host>
    </>
  );
}

const covering = {
  position: "fixed",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: "canvas",
  overflow: "auto",
} as const;

/** A modal as most component libraries build it: high z-index, focus trap, and an inert, hidden page behind it. */
export function BoxModal({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const modal = ref.current!;
    const hidden = new Set<Element>();
    const hide = () => {
      for (const sibling of document.body.children) {
        if (sibling === modal || hidden.has(sibling) || sibling.matches("script, style")) continue;
        hidden.add(sibling);
        sibling.setAttribute("aria-hidden", "true");
        sibling.toggleAttribute("inert", true);
      }
    };
    const trap = ({ target }: FocusEvent) => target instanceof Node && !modal.contains(target) && modal.focus();
    const observer = new MutationObserver(hide);
    hide();
    observer.observe(document.body, { childList: true });
    document.addEventListener("focusin", trap);
    modal.focus();
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", trap);
      for (const sibling of hidden) {
        sibling.removeAttribute("aria-hidden");
        sibling.removeAttribute("inert");
      }
    };
  }, []);
  return createPortal(
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label="Host"
      tabIndex={-1}
      style={{ ...covering, zIndex: 1050 }}
    >
      <div style={{ transform: "translateY(10px)", overflow: "hidden", width: 420, height: 160, padding: 8 }}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

export function NativeModal({ children }: HostProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} aria-label="Host" style={{ width: 420, height: 160 }}>
      {children}
    </dialog>
  );
}

/** A box with a transform, clipped and scrolled, on a scrolled page. */
export function TransformedBox({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 40;
    window.scrollTo(0, 100);
    return () => window.scrollTo(0, 0);
  }, []);
  return (
    <div style={{ height: 2000, paddingTop: 140 }}>
      <div
        ref={ref}
        style={{
          transform: "translate(30px, 20px)",
          filter: "brightness(1)",
          overflow: "hidden",
          width: 420,
          height: 160,
        }}
      >
        <div style={{ height: 400, paddingTop: 60 }}>{children}</div>
      </div>
      <div style={{ position: "relative", zIndex: 99_999, height: 600, background: "canvas" }}>The page goes on</div>
    </div>
  );
}

export function Beside({ children }: HostProps) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <>
      <dialog ref={setPlace} aria-label="Host" style={{ width: 420, height: 160 }}>
        <button type="button">Of the page</button>
      </dialog>
      <div data-testid="page" data-place={place === null ? undefined : ""}>
        {children}
      </div>
    </>
  );
}

class SlottedModal extends HTMLElement {
  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.append(Object.assign(document.createElement("dialog"), { ariaLabel: "Host" }));
    shadow.firstElementChild?.append(document.createElement("slot"));
  }
  connectedCallback() {
    this.shadowRoot?.querySelector("dialog")?.showModal();
  }
}

export function Slotted({ children }: HostProps) {
  if (!customElements.get("slotted-modal")) customElements.define("slotted-modal", SlottedModal);
  const ref = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const made = document.createElement("slotted-modal");
    ref.current?.append(made);
    setElement(made);
    return () => made.remove();
  }, []);
  return <div ref={ref}>{element && createPortal(children, element)}</div>;
}

export function LightDismissed({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    ref.current.popover = "auto";
    ref.current.showPopover();
  }, []);
  return (
    <div ref={ref} data-testid="popover" style={{ width: 420, height: 160 }}>
      {children}
    </div>
  );
}

const header = {
  position: "fixed",
  inset: "0 0 auto",
  height: 300,
  zIndex: 1050,
  background: "canvas",
  pointerEvents: "none",
} as const;

export function UnderAHeader({ children }: HostProps) {
  return (
    <>
      <div style={{ ...header, pointerEvents: "auto", clipPath: "inset(100px 0 0 0)" }} data-testid="header">
        The header of the page
      </div>
      {children}
    </>
  );
}

export function WithAContainer(look: Partial<GatehouseRootProps>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setContainer} data-testid="container" style={{ position: "relative", zIndex: 7 }} />
      {container && <HostPage {...look} Host={UnderAHeader} overlayContainer={container} />}
    </>
  );
}
