import type { FaultGroup } from '../../src/documents'

export const FAULTS_COPY = {
  title: 'Faults',
  lead: 'Faults in visitors’ browsers, by cause',
  channel: 'Channel',
  everyChannel: 'Every channel',
  application: 'Application',
  everyApp: 'Every application',
  days: 'Time',
  daysLabel: (days: number) => (days === 1 ? 'The last day' : `The last ${String(days)} days`),
  none: 'No faults reported, or no visits yet.',
  nothingCollected: 'Reports are not collected on this machine',
  count: ({ count, visits }: FaultGroup) =>
    `${count === 1 ? 'Once' : `${String(count)} times`} in ${visits === 1 ? '1 visit' : `${String(visits)} visits`}`,
  trend: (days: FaultGroup['days']) =>
    `By day: ${days.map(({ day, count }) => `${day} ${String(count)}`).join(', ')}`,
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  since: 'Since release',
  shownBy: (author: string) => `shown by ${author}`,
  mix: 'Mix',
  control: 'Last used control',
  routes: 'Routes',
  browsers: 'Browsers',
  alsoIn: 'Also in',
  stack: 'Stack',
  serveSet: 'Serve the builds of this page on your machine',
  copyServeSet: 'Copy the command that serves these builds',
  bisect: 'Find the build that introduced the fault',
  copyBisect: 'Copy the command that finds the build',
} as const
