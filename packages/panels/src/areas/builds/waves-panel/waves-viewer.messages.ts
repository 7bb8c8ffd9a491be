import { defineMessages } from "../../../portal/messages";
import { englishWavesTexts } from "../../../waves/waves.messages";

/** The waveform viewer's own texts. Embedders can replace them like all others. */
export const wavesMessages = defineMessages("waves", englishWavesTexts);
