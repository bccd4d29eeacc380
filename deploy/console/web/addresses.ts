// Every view has an address that can be sent to a colleague; links are made here only.

const at = (...parts: (string | number)[]) =>
  `/${parts.map((part) => encodeURIComponent(String(part))).join('/')}`

/** Addresses of the console's views. */
export const ADDRESSES = {
  matrix: '/',
  mixes: '/mixes',
  faults: '/faults',
  search: '/search',
  channel: (channel: string) => at('channels', channel),
  revision: (channel: string, revision: number) => at('channels', channel, 'revisions', revision),
  app: (app: string) => at('apps', app),
  build: (app: string, version: string) => at('apps', app, 'builds', version),
  difference: (from: string, to: string) => `/differences?${new URLSearchParams({ from, to }).toString()}`,
  faultsOf: (filter: { app?: string; channel?: string }) =>
    `/faults?${new URLSearchParams(filter).toString()}`,
  searchFor: (query: string) => `/search?${new URLSearchParams({ q: query }).toString()}`,
} as const
