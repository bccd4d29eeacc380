import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

const fileSchema = v.object({
  services: v.record(v.string(), v.object({ environment: v.record(v.string(), v.string()) })),
})

/** What the compose file tells its services, with the values of `.env` filled in. */
export async function composedServices(envFile: string) {
  const file = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8')
  const { services } = v.parse(fileSchema, parse(file, { merge: true }))
  const values = valuesOf(await readFile(envFile, 'utf8'))
  return {
    values,
    /** The environment of a service by its name in the file; throws for a name that is not there. */
    environmentOf(name: string): Record<string, string> {
      const service = services[name]
      if (service === undefined) throw new Error(`The compose file has no service ${name}`)
      return Object.fromEntries(
        Object.entries(service.environment).map(([variable, value]) => [variable, filledIn(value, values)]),
      )
    },
  }
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
