/** Subscribes to nothing: for what a browser knows, a server does not, and nobody tells of its changes. */
export const neverChanges = () => () => undefined;
