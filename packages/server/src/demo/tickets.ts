import type { tickets } from "../db/tables/support";
import { longReply, oddNames, turn } from "./ticket-texts";

type TicketColumns = typeof tickets.$inferInsert;

interface DemoMessage {
  readonly isByCustomer: boolean;
  /** Plain text from the customer, HTML from staff. */
  readonly text: string;
}

export interface DemoTicket extends Pick<
  TicketColumns,
  "subject" | "status" | "isRma" | "licenseType" | "os" | "rating"
> {
  readonly owner: string;
  readonly daysAgo: number;
  readonly description: string;
  readonly version?: string;
  readonly messages?: readonly DemoMessage[];
  /** How many of the latest replies the customer has not seen. */
  readonly newReplies?: number;
  readonly files?: readonly string[];
}

const customer = "customer@example.com";
const asked = (text: string): DemoMessage => ({ isByCustomer: true, text });
const replied = (text: string): DemoMessage => ({ isByCustomer: false, text });

const closed = (
  subject: string,
  daysAgo: number,
  rating: number | null,
  description: string,
  reply: string,
): DemoTicket => ({
  owner: customer,
  subject,
  status: "closed",
  daysAgo,
  rating,
  description,
  messages: [replied(`<p>${reply}</p>`), asked("That works. Thank you!")],
});

/** Tickets, oldest first: every status, RMAs, every rating, and more than one page. */
export const demoTickets: readonly DemoTicket[] = [
  closed(
    "How do I constrain an external 10 MHz reference?",
    520,
    5,
    "The reference comes in on CLK_IN. Which constraint do I need so that the PLL locks to it?",
    "Use <code>create_clock -period 100</code> on the pin, and let the PLL derive the rest.",
  ),
  closed(
    "Offline activation of a dongle",
    430,
    4,
    "The computer in the counting room has no network. How do I activate the dongle there?",
    "Write a request file in the license manager and send it to us. We attached the activation file.",
  ),
  closed(
    "Import of a netlist with escaped names fails",
    390,
    3,
    "Names such as \\bus[3].sub are refused by the import with “unexpected token”.",
    "Fixed in v5.0.2. Until then, rename the nets.",
  ),
  closed(
    "License stays assigned to a former colleague",
    310,
    2,
    "Our colleague left, and the license is still assigned to the old account.",
    "The manager of your team can unassign it on the team's page.",
  ),
  closed(
    "Installer stops at 94 %",
    260,
    1,
    "The installer stops at 94 % and says nothing more. I waited for two hours.",
    "The antivirus holds the file. Exclude the folder and start again.",
  ),
  {
    ...closed(
      "Invoice for our last order",
      240,
      null,
      "Could you send the invoice for our last order again, please?",
      "Here it is once more.",
    ),
    files: ["invoice 2026-03.pdf"],
  },
  closed(
    "Simulation differs from the board",
    200,
    4,
    "The scaler counts one pulse more than in the simulation.",
    "The input needs a synchronizer. We sent you an example.",
  ),
  closed(
    "Where is the API of the histogram block?",
    160,
    5,
    "I can't find the registers of the histogram block.",
    "They are in the reference, chapter 7.",
  ),
  closed(
    "Two seats for a workshop",
    140,
    5,
    "We need two more seats for a workshop next week.",
    "We added two trial licenses to your team.",
  ),
  closed(
    "Bitstream is refused by an old board",
    120,
    3,
    "A DAQ-32 rev. A refuses our bitstream.",
    "That revision needs the legacy format. Set <code>--format=legacy</code>.",
  ),
  closed(
    "Update of the license server",
    90,
    4,
    "Does the license server have to be updated, too?",
    "No, only the compiler.",
  ),
  {
    owner: customer,
    subject: "Board doesn't answer after power loss",
    status: "open",
    isRma: true,
    licenseType: "pro",
    os: "win10",
    version: "v5.1.2",
    daysAgo: 74,
    description: "After a power loss the board doesn't answer on USB or Ethernet. The status LED stays red.",
    messages: [
      replied("<p>The supply is damaged. We made this ticket an RMA: follow it on the support site.</p>"),
      asked("The board is on its way to you."),
    ],
    files: ["front panel.png"],
  },
  {
    owner: customer,
    subject: "Second board from the same delivery",
    status: "closed",
    isRma: true,
    licenseType: "pro",
    os: "win10",
    daysAgo: 70,
    description: "Another board of the same delivery has the same fault.",
    messages: [replied("<p>We replaced both boards.</p>")],
  },
  {
    owner: "manager@example.com",
    subject: "Permission to create a team",
    status: "open",
    daysAgo: 60,
    description: "manager@example.com asks to have the email domain verified in order to create a team.",
  },
  {
    owner: customer,
    subject: "Crash when the log is longer than 2 GB",
    status: "in_progress",
    licenseType: "pro",
    os: "other",
    version: "v5.2.0",
    daysAgo: 41,
    description:
      "The compiler crashes when a simulation writes more than 2 GB.\n\nOur system is Debian 13 with 64 GB of memory.",
    messages: Array.from({ length: 60 }, (_, at) => turn(at)),
    files: ["crash.log"],
  },
  {
    owner: customer,
    subject: "Files with odd names <b>and markup</b>",
    status: "in_progress",
    licenseType: "smart",
    os: "win11",
    version: "v5.2.0 <script>alert(1)</script>",
    daysAgo: 20,
    description: `<script>alert(1)</script> & <img src=x onerror=alert(1)>: our "file names" aren't taken by the import.\n\nSee https://example.com/issue?a=1&b=2 for the list.`,
    messages: [asked("One line\nand another.\n\nA new paragraph with javascript:alert(1) in it.")],
    files: oddNames,
  },
  {
    owner: customer,
    subject: "FIFO depth warning on DAQ-64 rev. C",
    status: "open",
    licenseType: "pro",
    os: "win11",
    version: "v5.1.4",
    daysAgo: 6,
    description: "The build warns that the FIFO depth was rounded up to 1,024. Is that a problem for the dead time?",
    messages: [asked("I forgot to say that it is the build of Sunday.")],
  },
  {
    owner: customer,
    subject: "Timing isn't met after updating to v5.2.0",
    status: "waiting_for_customer",
    licenseType: "pro",
    os: "win11",
    version: "v5.2.0",
    daysAgo: 4,
    description:
      "Since the update, two net paths of my design aren't met in the slow corner. With v5.1.4 the same sources pass with 0.05 ns to spare.\n\nerror: timing of path u_psd/fir[12] -> u_psd/acc[31]\n       not met in corner slow: -0.121 ns\n\nIs there an option that brings back the old placement?",
    messages: [
      replied("<p>Thanks for the report. We'll build your project with both versions and compare them.</p>"),
      asked("The first one helps, but one path is still at -0.034 ns. The project is attached."),
      replied(longReply()),
      replied(
        "<p>Found it: the veto comparator has no register on its output. Pipeline it and the path is met by 0.2 ns. Can you confirm?</p>",
      ),
    ],
    newReplies: 2,
    files: ["psd_timing_report.txt", "Pasted screenshot 1.png", "project.scf", "veto_pipeline.patch"],
  },
  {
    owner: customer,
    subject: "Quote for five more licenses",
    status: "open",
    licenseType: "pro",
    os: "win11",
    daysAgo: 1,
    description: "We need five more PRO licenses by the end of the month. Can you send a quote?",
    messages: [replied("<p>We passed it on to sales.</p>")],
    newReplies: 1,
  },
];
