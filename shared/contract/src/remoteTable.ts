import * as v from 'valibot'
import { appNameSchema, type ModuleName, moduleNameSchema } from './names'
import { backEntries, menuEntries, MOST_CHARACTERS, redirectsSchema, rowEntries } from './screens'
import { writtenTextSchema } from './visibleText'

/** Words of JavaScript itself: an object has something under them already, and tools that look an application up there find that. */
const WORDS_OF_OBJECTS = ['constructor', 'prototype']

/** The name of an application that is made now; a stored one may be older than this rule. */
export const newAppNameSchema = v.pipe(
  appNameSchema,
  v.check(
    (name) => !WORDS_OF_OBJECTS.includes(name),
    'must be another word: "constructor" and "prototype" name parts of every object in JavaScript',
  ),
)

/** A module of a remote that our configuration builds: `./` and a kebab-case name, from which its file follows. */
const sourceModuleSchema = v.pipe(
  v.string(),
  v.regex(/^\.\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be a name such as ./price-alerts'),
  v.transform((name) => name as ModuleName),
)

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

const writtenText = writtenTextSchema(MOST_CHARACTERS)
const writtenIcon = v.picklist(MENU_ICONS, `must be one of ${MENU_ICONS.join(', ')}`)

const rowSchema = (module: v.GenericSchema<string, ModuleName>) =>
  v.strictObject({
    ...rowEntries(writtenText, module),
    menu: v.optional(v.strictObject(menuEntries(writtenText, writtenIcon))),
    /** Label and target of the back bar. If left out, it shows "Back" and goes one step back in the history. */
    back: v.optional(v.union([v.strictObject(backEntries(writtenText)), v.literal('hidden')])),
  })

export const screenRowSchema = rowSchema(sourceModuleSchema)

/** One screen of a remote, as its team writes it in `remote.ts`. */
export type ScreenRow = v.InferOutput<typeof screenRowSchema>

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
export const foreignTableSchema = tableSchema(rowSchema(moduleNameSchema))

/** A remote's whole table of screens. */
export type RemoteTable = v.InferOutput<typeof remoteTableSchema>

/** The table as a team writes it, before its names are validated and branded. */
export type RemoteTableInput = v.InferInput<typeof remoteTableSchema>
