export const ASKING_COPY = {
  unreachable:
    'The console does not answer. Has it been ended at the terminal? Start it again with pnpm release console and open its new link.',
  notThere: 'There is no such document in the store.',
  unreadable: (status: number) =>
    `The console gave an answer (${String(status)}) that this page cannot read. Start it again with pnpm release console.`,
  waiting: 'Asking the store…',
  again: 'Ask again',
  failed: 'This could not be read',
} as const
