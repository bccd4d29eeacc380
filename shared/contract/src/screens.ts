import * as v from 'valibot'
import { type ModuleName, moduleNameSchema, routePathSchema } from './names'
import { object } from './objectSchema'

/** Header menus, in the order the header shows them. */
export const MENU_GROUPS = ['Trading', 'Features', 'Tools', 'Earn'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** The users who may open a screen: everybody, or only signed-in ones (visitors are sent to /login). */
export const ACCESS_LEVELS = ['public', 'signedIn'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

/** Characters of a title, a label or a description. */
export const MOST_CHARACTERS = 200

type Text = v.GenericSchema<string, string>
type Module = v.GenericSchema<string, ModuleName>

/** Entries of a screen's row. New tables have stricter texts and modules than stored ones. */
export const rowEntries = (text: Text, module: Module) => ({
  path: routePathSchema,
  module,
  /** Document title without the site's name. */
  title: text,
  /** One sentence for search engines and link previews. */
  description: text,
  access: v.picklist(ACCESS_LEVELS, `must be one of ${ACCESS_LEVELS.join(', ')}`),
  /** Layout module that stays mounted between the screens that name it. */
  frame: v.optional(module),
})

/** Entries of a row's menu entry. */
export const menuEntries = <I extends v.GenericSchema<string>>(text: Text, icon: I) => ({
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

/** Entries of a row's back bar. */
export const backEntries = (text: Text) => ({ label: text, to: routePathSchema })

/** Text of a stored build. It may have invisible characters, which earlier tools accepted. */
const storedText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS))

export const storedMenuEntries = menuEntries(storedText, storedText)

/**
 * The row in documents that tools have written, maybe for a host that has more icons. It accepts further keys: a strict schema would also
 * find properties that other scripts have added to `Object.prototype`.
 */
export const storedRowEntries = {
  ...rowEntries(storedText, moduleNameSchema),
  menu: v.optional(object(storedMenuEntries)),
  back: v.optional(v.union([object(backEntries(storedText)), v.literal('hidden')])),
}

export type MenuEntry = v.InferOutput<typeof storedRowEntries.menu.wrapped>

/** Former paths of the remote, each with its new page. */
export const redirectsSchema = v.record(routePathSchema, routePathSchema)
