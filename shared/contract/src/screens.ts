import * as v from 'valibot'
import { appNameSchema, moduleNameSchema, routePathSchema } from './names'

/** Header menus, in the order the header shows them. */
export const MENU_GROUPS = ['Trading', 'Features', 'Tools', 'Earn'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Who may open a screen: everybody, or the signed in (visitors are sent to /login). */
export const ACCESS_LEVELS = ['public', 'signedIn'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(200))

export const menuEntrySchema = v.strictObject({
  group: v.picklist(MENU_GROUPS, `must be one of ${MENU_GROUPS.join(', ')}`),
  label: words,
  /** Position within its group, small first. */
  order: v.pipe(v.number(), v.integer()),
  /** Whether the phone's menu lists it too. */
  onPhone: v.optional(v.boolean()),
})

const backSchema = v.union([v.strictObject({ label: words, to: routePathSchema }), v.literal('hidden')])

export const screenRowSchema = v.strictObject({
  path: routePathSchema,
  module: moduleNameSchema,
  /** Document title without the site's name. */
  title: words,
  /** One sentence for search engines and link previews. */
  description: words,
  access: v.picklist(ACCESS_LEVELS, `must be one of ${ACCESS_LEVELS.join(', ')}`),
  /** Layout module that stays mounted between the screens that name it. */
  frame: v.optional(moduleNameSchema),
  menu: v.optional(menuEntrySchema),
  /** Label and target of the back bar; left out: "Back", one step back in the history. */
  back: v.optional(backSchema),
})

/** One screen of a remote, as its team writes it in `remote.ts`. */
export type ScreenRow = v.InferOutput<typeof screenRowSchema>
export type MenuEntry = v.InferOutput<typeof menuEntrySchema>

/** Paths that the remote once had, each with the page that stands in its place. */
export const redirectsSchema = v.record(routePathSchema, routePathSchema)

export const remoteTableSchema = v.pipe(
  v.strictObject({
    name: appNameSchema,
    screens: v.pipe(v.array(screenRowSchema), v.minLength(1)),
    redirects: v.optional(redirectsSchema),
  }),
  v.check(
    (table) => new Set(table.screens.map((row) => row.path)).size === table.screens.length,
    'two screens have the same path',
  ),
  v.check(
    ({ screens, redirects = {} }) => !screens.some(({ path }) => Object.hasOwn(redirects, path)),
    'a screen has a path that is redirected',
  ),
)

/** A remote's whole table of screens. */
export type RemoteTable = v.InferOutput<typeof remoteTableSchema>

/** What a team writes: the same table before its names are checked and branded. */
export type RemoteTableInput = v.InferInput<typeof remoteTableSchema>
