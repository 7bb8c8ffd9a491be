/** The time zones to choose from: the platform's own, and UTC. */
export const timezones: readonly string[] = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
