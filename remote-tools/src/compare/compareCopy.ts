/** Texts of the coin comparison. */
export const compareCopy = Object.freeze({
  title: 'Coin Compare',
  lead: 'Put up to four coins side by side.',
  best: 'Best: ',
  full: 'Maximum 4 coins can be compared',
  day: 'Last 24 hours',
  dayLead: 'Every coin starts at 0%, the gray line.',
  dayBegins: '24 hours before',
  dayEnds: '15 Mar 2024, 12:00 UTC',
  dayLines: (names: readonly string[], bottom: string, top: string) =>
    `${names.join(', ')} over the last 24 hours, between ${bottom} and ${top}`,
})
