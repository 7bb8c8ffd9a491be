export type { WavesReader, WavesSource } from "../waves/vcd/waves-source";
export { WavesView } from "../waves/view/waves-view";
export type { WavesTime, WavesViewProps } from "../waves/view/waves-view-props";
export { englishWavesTexts, type WavesTexts } from "../waves/waves.messages";
export { italianWavesTexts } from "../waves/waves.messages.it";
