export function findChromium(env?: Record<string, string | undefined>): string | undefined;
export function ensureChromium(): string | undefined;
export function chromiumLaunchOptions(...furtherArgs: readonly string[]): {
  executablePath: string | undefined;
  args: string[];
};
