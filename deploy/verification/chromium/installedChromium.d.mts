export function installedChromium(): { shell: string | undefined; desktop: string | undefined }
export function installedFirefox(): string | undefined
export function namedChromium(
  environment: Readonly<Partial<Record<string, string>>>,
): { ok: true; path: string } | { ok: false; problem: string } | undefined
export function chromiumAbsent(who: string): string
