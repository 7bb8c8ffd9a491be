import { InternalError } from "../core/internal-error";

/**
 * The file store doesn't respond, or refuses. The message names the operation and the reason, and never a credential.
 */
export class FilesUnavailable extends InternalError {}
