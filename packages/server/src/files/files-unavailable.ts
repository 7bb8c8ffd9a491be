import { InternalError } from "../core/internal-error";

/** The store of files does not respond, or refuses. The message names the call and the reason, never a credential. */
export class FilesUnavailable extends InternalError {}
