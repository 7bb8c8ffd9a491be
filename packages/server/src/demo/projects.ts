import { demoGuid } from "./licenses";
import type { RecordingName } from "./recordings";

interface DemoCommit {
  readonly message: string;
  /** Days before today. */
  readonly daysAgo: number;
  /** The recorded commit that provides its sources and results. */
  readonly recording: RecordingName;
  readonly hasSources?: false;
  readonly hasImage?: false;
  readonly tags?: readonly string[];
  /** Days before today. Defaults to the day of the push. */
  readonly taggedDaysAgo?: number;
  /** Days before today, if it was built again after its push. */
  readonly rebuiltDaysAgo?: number;
}

export interface DemoProject {
  readonly name: string;
  readonly owner?: string;
  readonly board: string;
  readonly description?: string;
  readonly forkOf?: string;
  /** Whether new commits keep their sources. Defaults to true, so that most of the demo's commits have some. */
  readonly keepsSources?: false;
  /** The commits, oldest first. */
  readonly commits: readonly DemoCommit[];
  /** The number of generated commits before those. */
  readonly olderCommits?: number;
}

/** A project with every commit of a design, `daysBetween` days apart. */
const ofDesign = (
  project: Omit<DemoProject, "commits">,
  design: string,
  { newest, daysBetween = 20 }: { readonly newest: number; readonly daysBetween?: number },
  messages: readonly string[],
): DemoProject => ({
  ...project,
  commits: messages.map((message, at) => ({
    message,
    daysAgo: newest + daysBetween * (messages.length - 1 - at),
    recording: `${design}/${at + 1}`,
  })),
});

const trigger: readonly DemoCommit[] = [
  { message: "Start from the board template", daysAgo: 292, recording: "muon-trigger/1", tags: ["v2.2"] },
  { message: "Add a coincidence window of 8 ns", daysAgo: 204, recording: "muon-trigger/2" },
  { message: "Count accidentals in a second window", daysAgo: 131, recording: "muon-trigger/3", tags: ["v2.3"] },
  { message: "Register the top-level inputs", daysAgo: 58, recording: "muon-trigger/4" },
  {
    message: "Shorten the veto path",
    daysAgo: 47,
    recording: "muon-trigger/5",
    tags: ["v2.4", "beam/2026-11 🎯"],
    taggedDaysAgo: 12,
  },
  { message: "Pipeline the veto comparator", daysAgo: 43, recording: "muon-trigger/6" },
  { message: "Widen the scalers to 48 bits", daysAgo: 40, recording: "muon-trigger/7" },
  { message: "Store scalers in URAM", daysAgo: 36, recording: "muon-trigger/8", rebuiltDaysAgo: 2 },
  {
    message: "Read out scalers without dead time",
    daysAgo: 33,
    recording: "muon-trigger/9",
    tags: ["v2.5-rc1"],
    taggedDaysAgo: 1,
    rebuiltDaysAgo: 1,
  },
];

/** The commits that a fork starts with. */
const forked = (commits: number) => trigger.slice(0, commits).map(({ tags: _, ...commit }) => commit);

/** The projects of the demo. Their owner is the customer by default. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: "Muon telescope trigger",
    board: "DAQ-32",
    description: "Coincidence of four scintillator planes with a programmable veto and scalers.",
    commits: trigger,
  },
  {
    name: "Pulse shaper",
    board: "DAQ-16",
    description: "Trapezoidal filter with baseline restoration for silicon detectors.",
    commits: [
      { message: "Shape pulses into trapezoids", daysAgo: 60, recording: "pulse-shaper/1", hasImage: false },
      { message: "Hold the peak until it is read", daysAgo: 21, recording: "pulse-shaper/2" },
      {
        message: "Register the difference to reach 60 MHz",
        daysAgo: 3,
        recording: "pulse-shaper/3",
        tags: ["what?", "v1.0"],
      },
    ],
  },
  {
    name: "Muon telescope trigger, test beam",
    board: "DAQ-32",
    forkOf: "Muon telescope trigger",
    description: "The trigger with the shorter gates of the test beam.",
    commits: [...forked(4), { message: "Veto muons of the beam halo", daysAgo: 6, recording: "muon-trigger/6" }],
  },
  {
    name: "Muon telescope trigger (Weber)",
    owner: "manager@example.com",
    board: "DAQ-32",
    forkOf: "Muon telescope trigger",
    commits: [
      { message: "Fork for another veto", daysAgo: 20, recording: "muon-trigger/4" },
      { message: "Try another veto", daysAgo: 14, recording: "muon-trigger/5" },
    ],
  },
  ofDesign({ name: "Coincidence matrix", board: "DAQ-32" }, "coincidence-matrix", { newest: 7, daysBetween: 83 }, [
    "Matrix of 8 by 8 pairs",
    "Add a gate generator per pair",
  ]),
  {
    name: "Neutron counter",
    board: "DAQ-16",
    commits: [
      { message: "Count pulses above threshold", daysAgo: 75, recording: "neutron-counter/1" },
      {
        message: "Count dead time in hardware",
        daysAgo: 10,
        recording: "neutron-counter/2",
        tags: ["calibrated"],
      },
    ],
  },
  {
    name: "Waveform recorder",
    board: "DAQ-32",
    description: "Circular buffer with pretrigger, read out over USB.",
    olderCommits: 1_996,
    commits: [
      {
        message: "Record 1 µs before the trigger",
        daysAgo: 80,
        recording: "waveform-recorder/1",
        hasSources: false,
      },
      { message: "Compress runs of baseline", daysAgo: 44, recording: "waveform-recorder/2" },
      { message: "Split the buffer by channel", daysAgo: 26, recording: "waveform-recorder/3" },
      { message: "Double the pretrigger buffer", daysAgo: 13, recording: "waveform-recorder/4" },
    ],
  },
  ofDesign({ name: "Charge integrator", board: "DAQ-16" }, "charge-integrator", { newest: 17, daysBetween: 35 }, [
    "Integrate over a fixed gate",
    "Use the internal 10 MHz reference",
  ]),
  ofDesign({ name: "Veto logic, south wall", board: "DAQ-32" }, "veto-logic", { newest: 19, daysBetween: 14 }, [
    "Read 24 paddles",
    "Invert polarity of paddle 7",
  ]),
  {
    name: "Scaler bank",
    board: "DAQ-16",
    description: "Nothing has been pushed yet.",
    keepsSources: false,
    commits: [],
  },
  ofDesign({ name: "UART bridge", board: "DAQ-16" }, "uart", { newest: 5 }, [
    "Add the transmitter",
    "Send the least significant bit first",
    "Add the receiver and a loopback test",
  ]),
  ofDesign({ name: "PWM fan controller", board: "DAQ-16" }, "pwm", { newest: 23 }, [
    "Compare a counter with the duty cycle",
    "Change the duty cycle only between periods",
    "Raise the resolution to 24 bits at 80 MHz",
  ]),
  ofDesign({ name: "FIFO", board: "DAQ-32" }, "fifo", { newest: 27 }, [
    "Add a queue of 512 bytes",
    "Test order and flags",
    "Report the fill level",
  ]),
  ofDesign({ name: "FIR filter, 8 taps", board: "DAQ-32" }, "fir-filter", { newest: 31 }, [
    "Compute all taps in one cycle",
    "Use DSP blocks and pipeline the adder tree",
    "Test the impulse response",
  ]),
  ofDesign({ name: "Moving average", board: "DAQ-16" }, "moving-average", { newest: 36 }, [
    "Average the last 16 samples",
    "Round to the nearest value",
  ]),
  ofDesign({ name: "Time-to-digital converter", board: "DAQ-32" }, "tdc", { newest: 41 }, [
    "Count cycles between start and stop",
    "Add a fraction from four phases",
    "Calibrate the delay line at start",
  ]),
  ofDesign({ name: "Threshold discriminator", board: "DAQ-32" }, "trigger", { newest: 47 }, [
    "Fire on a rising edge through the level",
    "Add hysteresis",
    "Hold off for a number of cycles",
  ]),
  ofDesign({ name: "Spectrum histogrammer", board: "DAQ-32" }, "histogrammer", { newest: 55 }, [
    "Count in 256 bins",
    "Use 1,024 bins",
    "Clear bins while reading",
  ]),
  ofDesign({ name: "White-noise generator", board: "DAQ-16" }, "noise", { newest: 61 }, [
    "Shift 16 bits",
    "Use a longer polynomial",
    "Add values of 12 bits",
  ]),
  ofDesign({ name: "Slow control over I²C <lab>", board: "DAQ-16" }, "i2c-writer", { newest: 70 }, [
    "Write a register",
    "Stop at a lost acknowledge",
    "Retry after a lost acknowledge",
  ]),
];

/** The sweep goes up and down, because each threshold was tried from both sides. */
const sweep = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2] as const;

/** The recorded commit that one of a project's older commits repeats. @param number - Counted from 1. */
export const olderRecording = (number: number): RecordingName => `threshold-sweep/${sweep[number % sweep.length] ?? 1}`;

/** The guid of a demo project. */
export const demoProjectGuid = (name: string): string =>
  demoGuid(
    21,
    demoProjects.findIndex((project) => project.name === name),
  );

const demoTags = demoProjects.flatMap(({ name, commits: made }) =>
  made.flatMap((commit) => (commit.tags ?? []).map((tag) => `${name} ${tag}`)),
);

/** The guid of a demo tag. */
export const demoTagGuid = (projectName: string, tag: string): string =>
  demoGuid(22, demoTags.indexOf(`${projectName} ${tag}`));

/** The recorded commit behind a demo commit. Undefined if the demo has no such commit. */
export function demoRecording(projectGuid: string, number: number): RecordingName | undefined {
  const project = demoProjects.find(({ name }) => demoProjectGuid(name) === projectGuid);
  if (project === undefined) return undefined;
  const { olderCommits = 0, commits: made } = project;
  return number <= olderCommits ? olderRecording(number) : made[number - olderCommits - 1]?.recording;
}

/** The SHA-1 of a demo commit. @param number - The commit's number within the project, counted from 1. */
export function demoSha(projectName: string, number: number): string {
  // It is not a real hash, but 40 digits that are always the same and differ between commits.
  let state = number * 2_654_435_761;
  for (const character of projectName) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return Array.from({ length: 5 }, () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return (state >>> 0).toString(16).padStart(8, "0");
  }).join("");
}

/** The number of a demo commit within its project. @param at - Its index in the list. */
export const demoCommitNumber = ({ olderCommits = 0 }: DemoProject, at: number): number => olderCommits + at + 1;
