/** Chromium for the browser tests, installed now if there is none; the problem is a sentence. */
export function findChromium(): { ok: true; path: string } | { ok: false; problem: string }

/** Paths of those that are installed: the one without windows, and one that has windows and settings. */
export function installedChromium(): { shell: string | undefined; desktop: string | undefined }
