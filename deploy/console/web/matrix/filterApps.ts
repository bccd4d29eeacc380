import { own } from '@crossbook/contract'
import type { AppRow, Overview } from '../../src/documents'

/** The filter of the matrix; empty texts match everything. */
export interface MatrixFilter {
  text: string
  team: string
  /** Two channels that are compared. */
  from: string
  to: string
  onlyDiffering: boolean
}

/** Whether two channels are chosen that can be compared. */
export function isComparing({ from, to }: Pick<MatrixFilter, 'from' | 'to'>) {
  return from !== '' && to !== '' && from !== to
}

/** Whether an application is in other versions on both channels, or on one of them only. */
export function differs({ cells }: AppRow, { from, to }: Pick<MatrixFilter, 'from' | 'to'>) {
  return isComparing({ from, to }) && own(cells, from)?.version !== own(cells, to)?.version
}

/** The applications that the filter leaves. */
export function filterApps(
  { apps, teams }: Pick<Overview, 'apps' | 'teams'>,
  filter: MatrixFilter,
): AppRow[] {
  const text = filter.text.trim().toLowerCase()
  const ofTeam = teams.find(({ name }) => name === filter.team)?.apps
  return apps.filter(
    (row) =>
      row.app.toLowerCase().includes(text) &&
      (ofTeam === undefined || ofTeam.includes(row.app)) &&
      (!filter.onlyDiffering || !isComparing(filter) || differs(row, filter)),
  )
}
