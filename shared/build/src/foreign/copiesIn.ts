/** Texts in the production build of each shared package that survive a minifier, and that no file that only uses the package has. */
const MARKERS: Readonly<Record<string, RegExp>> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-router-dom': /may be used only in the context of a <Router>/,
  'styled-components': /data-styled-version/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
  '@crossbook/auth': /useAuth must be used inside AuthProvider/,
}

/** Names of the shared packages that the text of a script contains a copy of. */
export function copiesIn(script: string): string[] {
  return Object.entries(MARKERS).flatMap(([name, marker]) => (marker.test(script) ? [name] : []))
}
