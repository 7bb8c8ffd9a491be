import { html } from "hono/html";

/** A request that got no response, drawn as a timing diagram. */
export const brokenTrace = html`<svg class="trace" viewBox="0 0 308 68" aria-hidden="true">
<path class="grid" d="M8 6v56M82 6v56M156 6v56M230 6v56M300 6v56"/>
<path d="M8 52h36V18h38v34h38V18h36v34"/>
<path class="broken" d="M156 52l10-30 8 40 7-20"/>
<path class="idle" stroke-dasharray="5 4" d="M184 52h116"/>
</svg>`;
