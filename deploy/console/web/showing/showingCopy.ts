import type { Health } from '../../src/documents'
import { faultyPercent } from './formats'

export const SHOWING_COPY = {
  health: (health: Health) =>
    `${String(health.visits)} visits in seven days, ${faultyPercent(health)} with faults`,
  apps: 'Applications',
  routes: 'Routes',
  menu: 'Menu entries',
  redirects: 'Redirects',
  nothing: 'nothing',
  same: 'Applications, routes, menu entries and redirects are the same.',
  added: 'new',
  removed: 'gone',
  to: 'to',
} as const
