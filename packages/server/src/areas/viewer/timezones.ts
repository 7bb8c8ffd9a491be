/** The time zones to choose from: those of the platform, and UTC. */
export const timezones: readonly string[] = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
