import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import * as Design from "./index";
import {
  Avatar,
  Badge,
  Banner,
  Breadcrumb,
  Button,
  Checkbox,
  Identifier,
  MenuButton,
  NativeSelect,
  Progress,
  Seats,
  Status,
  TextField,
} from "./index";

const meta = { title: "Design/Specimen", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const noop = () => undefined;
const variants = ["primary", "secondary", "quiet", "danger", "danger-solid"] as const;
const tones = ["success", "warning", "danger", "info", "neutral"] as const;

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.143em" }}>
      <h2 style={{ fontSize: "var(--gh-type-lg)", fontWeight: 600 }}>{title}</h2>
      {children}
    </section>
  );
}

const box = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.7em 1.143em",
  alignItems: "center",
  padding: "1.143em",
  background: "var(--gh-surface)",
  border: "1px solid var(--gh-hairline)",
} as const;
const fields = {
  display: "grid",
  gap: "1.143em 1.714em",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17em, 100%), 1fr))",
  alignItems: "start",
  padding: "1.143em",
  background: "var(--gh-surface)",
  border: "1px solid var(--gh-hairline)",
} as const;

function Specimen() {
  const icons = Object.entries(Design).flatMap(([name, value]) =>
    name.endsWith("Icon") && name !== "ToneIcon" ? [[name, value as Design.IconComponent] as const] : [],
  );
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2em", padding: "1.143em" }}>
      <Sheet title="Button">
        {variants.map((variant) => (
          <div key={variant} style={box}>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} icon={<Design.DownloadIcon />}>
              Download
            </Button>
            <Button variant={variant} isPending>
              Save
            </Button>
            <Button variant={variant} isDisabled>
              Save
            </Button>
            <Button variant={variant} disabledReason="Already used">
              Request trial
            </Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} iconOnly icon={<Design.EditIcon />} aria-label={`Edit, ${variant}`} />
            <MenuButton
              variant={variant}
              label="Add license"
              icon={<Design.PlusIcon />}
              trailingIcon={<Design.ChevronDownIcon />}
              items={[]}
            />
          </div>
        ))}
      </Sheet>
      <Sheet title="Fields">
        <div style={fields}>
          <TextField label="First name" isRequired defaultValue="Firmware" />
          <TextField
            label="Coupon code"
            placeholder="RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX"
            description="Paste the code from the email."
          />
          <TextField label="Team name" isRequired defaultValue="Readout firmware" error="Team name must be unique" />
          <TextField
            label="Email address"
            defaultValue="firmware@example.com"
            isReadOnly
            description="Ask support to change it."
          />
          <TextField label="Disabled" defaultValue="DAQ-64 rev. C" isDisabled />
          <NativeSelect
            label="Duration"
            value="5"
            onChange={noop}
            options={[{ value: "5", label: "5 years (special price)" }]}
          />
          <TextField
            label="Search"
            type="search"
            defaultValue="trapez"
            icon={<Design.SearchIcon />}
            trailing={<Button size="sm" variant="quiet" iconOnly aria-label="Clear" icon={<Design.CloseIcon />} />}
          />
          <TextField
            label="Reason"
            multiline
            isRequired
            defaultValue="Too slow"
            error="Please provide a reason with at least 10 characters"
          />
          <div>
            <Checkbox isSelected={false} onChange={noop}>
              Off
            </Checkbox>
            <Checkbox isSelected onChange={noop}>
              On
            </Checkbox>
            <Checkbox isSelected={false} isIndeterminate onChange={noop}>
              Some
            </Checkbox>
            <Checkbox isSelected={false} onChange={noop} error="Accept it to continue">
              Invalid
            </Checkbox>
            <Checkbox isSelected isDisabled onChange={noop}>
              Disabled on
            </Checkbox>
          </div>
        </div>
      </Sheet>
      <Sheet title="Tabs, breadcrumb, avatar, status, badges">
        <div style={box}>
          <Breadcrumb
            crumbs={[
              { label: "Projects", href: "#p" },
              { label: "Pulse shape discriminator", href: "#c" },
              { label: "9b41c72" },
            ]}
          />
          <Avatar name="Firmware engineer" />
          <Avatar name="Team manager" size="sm" />
          <Avatar name="Lab director" size="lg" />
          <Identifier isCopyable>GC-7F20-8830</Identifier>
        </div>
        <div style={box}>
          {tones.map((tone) => (
            <Status key={tone} tone={tone}>
              {tone}
            </Status>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon={<Design.ClockIcon />}>
              {tone}
            </Badge>
          ))}
          <Badge tone="accent" icon={<Design.CartIcon />}>
            Renew in cart
          </Badge>
        </div>
        <div style={{ ...box, display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(18em, 100%), 1fr))" }}>
          {tones.map((tone, index) => (
            <Progress key={tone} label={tone} tone={tone} value={15 + index * 20} text={`${15 + index * 20}%`} />
          ))}
          <Progress label="Uploading" isIndeterminate />
          <Seats label="Seats in use" used={9} total={12} />
          <Seats label="Seats in use" used={31} total={48} />
        </div>
      </Sheet>
      <Sheet title="Banners">
        <Banner isEdge isAlert icon={<Design.ImpersonateIcon />} actions={<a href="#stop">Stop impersonation</a>}>
          <b>admin@example.com</b> is impersonating firmware@example.com.
        </Banner>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone}>
            RMA tickets are handled on the <a href="#support">support site</a>. This one is read-only here.
          </Banner>
        ))}
      </Sheet>
      <Sheet title="Icons">
        <div style={{ display: "flex", flexWrap: "wrap", gap: "0.7em" }}>
          {icons.map(([name, Icon]) => (
            <Icon key={name} label={name} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

export const Default: StoryObj = {
  render: () => <Specimen />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img").length).toBeGreaterThanOrEqual(79);
  },
};
