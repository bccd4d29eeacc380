/** Paths of those that are installed: the one without windows, and one that has windows and settings. */
export function installedChromium(): { shell: string | undefined; desktop: string | undefined }

/** Returns the path of an installed Firefox, if any. */
export function installedFirefox(): string | undefined

/** The Chromium that CHROMIUM_PATH names, or a sentence when there is no such file; undefined where it names none. */
export function namedChromium(
  environment: Readonly<Partial<Record<string, string>>>,
): { ok: true; path: string } | { ok: false; problem: string } | undefined

/** A sentence that nothing of the kind is here, and what to do; `who` begins it: "The browser tests need". */
export function chromiumAbsent(who: string): string
