import * as v from 'valibot'
import { object } from './objectSchema'
import { moduleNameSchema, newAppNameSchema, routePathSchema } from './names'
import { writtenTextSchema } from './visibleText'

/** Header menus, in the order the header shows them. */
export const MENU_GROUPS = ['Trading', 'Features', 'Tools', 'Earn'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Who may open a screen: everybody, or the signed in (visitors are sent to /login). */
export const ACCESS_LEVELS = ['public', 'signedIn'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

/** Characters of a title, a label or a description. */
const MOST_CHARACTERS = 200

type Text = v.GenericSchema<string, string>

const menuSchema = (text: Text) =>
  v.strictObject({
    group: v.picklist(MENU_GROUPS, `must be one of ${MENU_GROUPS.join(', ')}`),
    label: text,
    /** Position within its group, small first. */
    order: v.pipe(v.number(), v.integer()),
    /** Whether the phone's menu lists it too. */
    onPhone: v.optional(v.boolean()),
  })

const backEntries = (text: Text) => ({ label: text, to: routePathSchema })

const rowSchema = (text: Text) =>
  v.strictObject({
    path: routePathSchema,
    module: moduleNameSchema,
    /** Document title without the site's name. */
    title: text,
    /** One sentence for search engines and link previews. */
    description: text,
    access: v.picklist(ACCESS_LEVELS, `must be one of ${ACCESS_LEVELS.join(', ')}`),
    /** Layout module that stays mounted between the screens that name it. */
    frame: v.optional(moduleNameSchema),
    menu: v.optional(menuSchema(text)),
    /** Label and target of the back bar; left out: "Back", one step back in the history. */
    back: v.optional(v.union([v.strictObject(backEntries(text)), v.literal('hidden')])),
  })

const screenRowSchema = rowSchema(writtenTextSchema(MOST_CHARACTERS))

/** Text of a stored build: earlier tools took characters that nobody sees. */
const storedText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS))

/** The texts of a build that is published now. */
export const newTextsSchema = object({
  title: screenRowSchema.entries.title,
  description: screenRowSchema.entries.description,
  menu: v.optional(object({ label: screenRowSchema.entries.title })),
  back: v.optional(v.union([object({ label: screenRowSchema.entries.title }), v.string()])),
})

/** The same row and its menu entry in documents that tools have written. */
export const storedRowSchema = rowSchema(storedText)
export const storedMenuSchema = menuSchema(storedText)

/**
 * The parts of that row that the host reads in browsers. They let further keys in: a strict schema would also find what other scripts have
 * added to `Object.prototype`.
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

export const remoteTableSchema = v.pipe(
  v.strictObject({
    name: newAppNameSchema,
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
