import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { SAMPLE_LANGUAGES } from '../src/api/apiReference'

const text = v.pipe(v.string(), v.minLength(1))

const operation = v.object({
  operationId: text,
  summary: text,
  description: text,
  parameters: v.optional(v.array(v.object({ name: text, description: text })), []),
  'x-codeSamples': v.optional(v.array(v.object({ lang: v.picklist(SAMPLE_LANGUAGES), source: text })), []),
  responses: v.record(
    text,
    v.object({ content: v.optional(v.object({ 'application/json': v.object({ example: v.unknown() }) })) }),
  ),
})

/** The parts of an OpenAPI description that the page uses. */
const descriptionSchema = v.object({
  info: v.object({ version: text, description: text }),
  servers: v.pipe(v.array(v.object({ url: v.pipe(text, v.url()) })), v.length(1)),
  'x-rate-limits': v.object({ authenticatedPerMinute: v.number(), unauthenticatedPerMinute: v.number() }),
  paths: v.record(text, v.object({ get: v.optional(operation), post: v.optional(operation) })),
  components: v.object({
    securitySchemes: v.object({ apiKey: v.object({ description: text }) }),
    schemas: v.record(text, v.unknown()),
  }),
})

/** An OpenAPI description as far as the page needs it. */
export type ApiDescription = v.InferOutput<typeof descriptionSchema>
export type Operation = v.InferOutput<typeof operation>

/** Reads the description in this folder; throws when something that the page needs is missing. */
export async function readDescription(): Promise<ApiDescription> {
  const file = path.join(import.meta.dirname, 'openapi.yaml')
  return v.parse(descriptionSchema, parse(await readFile(file, 'utf8')))
}
