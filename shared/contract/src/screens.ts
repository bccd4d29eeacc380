import * as v from 'valibot'
import {
  type ModuleName,
  moduleNameSchema,
  newAppNameSchema,
  routePathSchema,
  sourceModuleSchema,
} from './names'
import { object } from './objectSchema'
import { writtenTextSchema } from './visibleText'

/** Header menus, in the order the header shows them. */
export const MENU_GROUPS = ['Trading', 'Features', 'Tools', 'Earn'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Icons of menu entries. The host draws them, and shows a default icon for a name that it does not know. */
export const MENU_ICONS = [
  'bell',
  'chart',
  'code',
  'gift',
  'grid',
  'history',
  'lock',
  'refresh',
  'send',
  'shield',
  'sort',
  'star',
  'swap',
  'user',
  'wallet',
] as const
export type MenuIcon = (typeof MENU_ICONS)[number]

/** The users who may open a screen: everybody, or only signed-in ones (visitors are sent to /login). */
export const ACCESS_LEVELS = ['public', 'signedIn'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

/** Characters of a title, a label or a description. */
const MOST_CHARACTERS = 200

type Text = v.GenericSchema<string, string>
type Module = v.GenericSchema<string, ModuleName>
type Icon = v.GenericSchema<string>

const menuSchema = <I extends Icon>(text: Text, icon: I) =>
  v.strictObject({
    group: v.picklist(MENU_GROUPS, `must be one of ${MENU_GROUPS.join(', ')}`),
    label: text,
    /** Position within its group, small first. */
    order: v.pipe(v.number(), v.integer()),
    /** Whether the phone's menu lists it too. */
    onPhone: v.optional(v.boolean()),
    /** A few words about the page, below its label. */
    line: v.optional(text),
    icon: v.optional(icon),
  })

const backEntries = (text: Text) => ({ label: text, to: routePathSchema })

const rowSchema = <I extends Icon>(text: Text, module: Module, icon: I) =>
  v.strictObject({
    path: routePathSchema,
    module,
    /** Document title without the site's name. */
    title: text,
    /** One sentence for search engines and link previews. */
    description: text,
    access: v.picklist(ACCESS_LEVELS, `must be one of ${ACCESS_LEVELS.join(', ')}`),
    /** Layout module that stays mounted between the screens that name it. */
    frame: v.optional(module),
    menu: v.optional(menuSchema(text, icon)),
    /** Label and target of the back bar. If left out, it shows "Back" and goes one step back in the history. */
    back: v.optional(v.union([v.strictObject(backEntries(text)), v.literal('hidden')])),
  })

const writtenIcon = v.picklist(MENU_ICONS, `must be one of ${MENU_ICONS.join(', ')}`)

const screenRowSchema = rowSchema(writtenTextSchema(MOST_CHARACTERS), sourceModuleSchema, writtenIcon)

/** Text of a stored build. It may have invisible characters, which earlier tools accepted. */
const storedText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS))

/** The texts of a build that is published now. */
export const newTextsSchema = object({
  title: screenRowSchema.entries.title,
  description: screenRowSchema.entries.description,
  menu: v.optional(
    object({ label: screenRowSchema.entries.title, line: v.optional(screenRowSchema.entries.title) }),
  ),
  back: v.optional(v.union([object({ label: screenRowSchema.entries.title }), v.string()])),
})

/** The row and its menu entry in documents that tools have written, maybe for a host that has more icons. */
export const storedRowSchema = rowSchema(storedText, moduleNameSchema, storedText)
export const storedMenuSchema = menuSchema(storedText, storedText)

/**
 * The parts of that row that the host reads in browsers. They accept further keys: a strict schema would also find properties that other
 * scripts have added to `Object.prototype`.
 */
export const pageRowParts = {
  menu: v.optional(object(storedMenuSchema.entries)),
  back: v.optional(v.union([object(backEntries(storedText)), v.literal('hidden')])),
}

/** One screen of a remote, as its team writes it in `remote.ts`. */
export type ScreenRow = v.InferOutput<typeof screenRowSchema>
export type MenuEntry = v.InferOutput<typeof storedMenuSchema>

/** Former paths of the remote, each with its new page. */
export const redirectsSchema = v.record(routePathSchema, routePathSchema)

const tableSchema = (row: typeof screenRowSchema) =>
  v.pipe(
    v.strictObject({
      name: newAppNameSchema,
      screens: v.pipe(v.array(row), v.minLength(1)),
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

export const remoteTableSchema = tableSchema(screenRowSchema)

/** The table of a remote that is built with another configuration. Its modules have their own names. */
export const foreignTableSchema = tableSchema(
  rowSchema(writtenTextSchema(MOST_CHARACTERS), moduleNameSchema, writtenIcon),
)

/** A remote's whole table of screens. */
export type RemoteTable = v.InferOutput<typeof remoteTableSchema>

/** The table as a team writes it, before its names are validated and branded. */
export type RemoteTableInput = v.InferInput<typeof remoteTableSchema>
