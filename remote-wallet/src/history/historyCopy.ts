export const historyCopy = {
  none: 'No transactions found matching your criteria.',
  shown: (found: number, total: number) => `${found} of ${total} transactions shown`,
} as const
