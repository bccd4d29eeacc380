export const QUERIES_COPY = {
  unreachable:
    'The console does not respond. If it has stopped, start it again with pnpm release console and open the new link.',
  notThere: 'Not found in the store.',
  unreadable: (status: number) =>
    `The console sent a response (${String(status)}) that this page cannot read. Start it again with pnpm release console.`,
  waiting: 'Loading from the store…',
  loading: 'Loading…',
  again: 'Try again',
  failed: 'Could not load this',
} as const
