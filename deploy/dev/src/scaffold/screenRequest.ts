import {
  ACCESS_LEVELS,
  check,
  checkRemoteTable,
  failure,
  MENU_GROUPS,
  RESERVED_PATHS,
  type Result,
  routePathSchema,
  type ScreenRow,
  success,
} from '@crossbook/contract'
import type { RepositoryScreens } from './repositoryRemotes'
import { REFUSALS } from './scaffoldMessages'

/** Options after a screen’s path. */
export interface ScreenOptions {
  readonly title?: string | undefined
  readonly access: string
  readonly menu?: string | undefined
  readonly label?: string | undefined
}

/** A screen that can be added: its row in the table. */
export type NewScreen = ScreenRow

/** Creates a screen from the user's input and checks it against the existing screens of the repository. */
export function screenRequest(
  path: string,
  options: ScreenOptions,
  { remotes, hostPaths }: RepositoryScreens,
): Result<NewScreen, string> {
  const route = check(routePathSchema, path, 'path')
  if (!route.ok) return failure(REFUSALS.pathWrong(path, 'must be a path such as /tools/calculator'))
  const reserved = RESERVED_PATHS.find((first) => path === first || path.startsWith(`${first}/`))
  if (reserved) return failure(REFUSALS.pathReserved(path, reserved))
  const owner = ownerOf(path, remotes, hostPaths)
  if (owner) return failure(REFUSALS.pathTaken(path, owner))

  const folder = path.split('/').at(-1) ?? ''
  const title = oneLine(options.title ?? titleFrom(folder))
  if (title === '') return failure(REFUSALS.titleEmpty)
  const access = ACCESS_LEVELS.find((level) => level === options.access)
  if (!access) return failure(REFUSALS.accessUnknown(options.access))
  const menu = menuRequest(options, title, remotes)
  if (!menu.ok) return menu
  return accepted({
    path,
    module: `./${folder}`,
    title,
    description: `${title} on Crossbook.`,
    access,
    ...(menu.value ? { menu: menu.value } : {}),
  })
}

/** Returns the row after the contract’s own check. */
function accepted(row: ScreenRow): Result<NewScreen, string> {
  const checked = checkRemoteTable({ name: 'new', screens: [row] })
  const [accepted] = checked.ok ? checked.value.screens : []
  if (accepted) return success(accepted)
  const problem = checked.ok ? '' : checked.problem
  const detail = problem.replace(`Table of screens: screen 1 (${row.path}): `, '')
  if (detail.startsWith('module ')) return failure(REFUSALS.moduleWrong(row.path))
  return failure(REFUSALS.rowRefused(detail))
}

function ownerOf(path: string, remotes: RepositoryScreens['remotes'], hostPaths: readonly string[]) {
  if (hostPaths.includes(path)) return 'the host'
  const remote = remotes.find(({ screens }) => screens.some((screen) => screen.path === path))
  return remote && `remote ${remote.name}`
}

function menuRequest(
  { menu, label }: ScreenOptions,
  title: string,
  remotes: RepositoryScreens['remotes'],
): Result<ScreenRow['menu'], string> {
  if (menu === undefined) return label === undefined ? success(undefined) : failure(REFUSALS.labelAlone)
  const group = MENU_GROUPS.find((known) => known === menu)
  if (!group) return failure(REFUSALS.groupUnknown(menu))
  const text = oneLine(label ?? title)
  if (text === '') return failure(REFUSALS.labelEmpty)
  const orders = remotes
    .flatMap(({ screens }) => screens)
    .flatMap((screen) => (screen.menu?.group === group ? [screen.menu.order] : []))
  return success({ group, label: text, order: Math.max(0, ...orders) + 1 })
}

/** `tax-report` → `Tax Report`. */
function titleFrom(folder: string) {
  return folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
