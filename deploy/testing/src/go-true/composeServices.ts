import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

const fileSchema = v.object({
  services: v.object({
    auth: v.object({ image: v.string(), environment: v.record(v.string(), v.string()) }),
  }),
})

/** What the compose file says of the auth service: its image, and its environment with the values of `.env` filled in. */
export async function composedAuth(envFile: string) {
  const file = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8')
  const { auth } = v.parse(fileSchema, parse(file, { merge: true })).services
  const values = valuesOf(await readFile(envFile, 'utf8'))
  const environment = Object.fromEntries(
    Object.entries(auth.environment).map(([name, value]) => [name, filledIn(value, values)]),
  )
  return { image: auth.image, environment, values }
}

function valuesOf(env: string): ReadonlyMap<string, string> {
  return new Map([...env.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

/** As docker compose fills in: `${NAME:-default}`, and `${NAME:?what to do}`, which must have a value. */
function filledIn(text: string, values: ReadonlyMap<string, string>) {
  return text.replace(/\$\{([A-Z_]+):([-?])([^}]*)\}/g, (_, name: string, kind: string, words: string) => {
    const value = values.get(name)
    if (value) return value
    if (kind === '?') throw new Error(`${name} has no value: ${words}`)
    return words
  })
}
