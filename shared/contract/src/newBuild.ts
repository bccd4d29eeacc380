import * as v from 'valibot'
import type { BuiltApp } from './app'
import { object } from './objectSchema'
import { check, type Checked } from './problems'
import { newAppNameSchema, screenRowSchema } from './remoteTable'

/** The texts of a build that is published now. */
const newTextsSchema = object({
  title: screenRowSchema.entries.title,
  description: screenRowSchema.entries.description,
  menu: v.optional(
    object({ label: screenRowSchema.entries.title, line: v.optional(screenRowSchema.entries.title) }),
  ),
  back: v.optional(v.union([object({ label: screenRowSchema.entries.title }), v.string()])),
})

const newBuildSchema = object({ name: newAppNameSchema, screens: v.array(newTextsSchema) })

/** Checks a build's name and texts by the rules for new builds. A published build may be older than these rules. */
export function checkNewBuild(build: BuiltApp): Checked<unknown> {
  return check(newBuildSchema, build, 'app.json')
}
