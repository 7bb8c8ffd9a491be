import { defineMessages } from "../../portal/messages";
import { englishWavesTexts } from "../../waves/waves.messages";

/** The waveform viewer's own texts, which embedders can replace as all others. */
export const wavesMessages = defineMessages("waves", englishWavesTexts);
