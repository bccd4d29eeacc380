/** Chromium for the browser tests, installed now if there is none; the problem is a sentence. */
export function findChromium(): { ok: true; path: string } | { ok: false; problem: string }
