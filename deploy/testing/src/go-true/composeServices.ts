import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

const serviceSchema = v.object({
  environment: v.record(v.string(), v.string()),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  healthcheck: v.optional(v.object({ test: v.pipe(v.array(v.string()), v.minLength(2)) })),
})

const fileSchema = v.object({ services: v.record(v.string(), serviceSchema) })

/** The compose file's settings of its services, with the values of `.env` filled in. */
export async function composedServices(envFile: string) {
  const file = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8')
  const { services } = v.parse(fileSchema, parse(file, { merge: true }))
  const values = valuesOf(await readFile(envFile, 'utf8'))
  return {
    values,
    /** The services in the order in which compose starts them: each after those that it depends on. */
    order: startOrder(services),
    /** Returns the health check of a service: a program and its parameters. Throws for a service without one. */
    healthOf(name: string): readonly string[] {
      const [kind, ...args] = services[name]?.healthcheck?.test ?? []
      if (kind !== 'CMD') throw new Error(`The compose file does not ask whether ${name} is well`)
      return args
    },
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

function startOrder(services: Readonly<Record<string, v.InferOutput<typeof serviceSchema>>>) {
  const order: string[] = []
  const add = (name: string, waiting: readonly string[]) => {
    if (waiting.includes(name)) throw new Error(`${name} waits for itself in the compose file`)
    for (const other of Object.keys(services[name]?.depends_on ?? {})) add(other, [...waiting, name])
    if (!order.includes(name)) order.push(name)
  }
  for (const name of Object.keys(services)) add(name, [])
  return order
}

function valuesOf(env: string): ReadonlyMap<string, string> {
  return new Map([...env.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

/** Fills in variables like docker compose: `${NAME:-default}`, and `${NAME:?what to do}`, which must have a value. */
function filledIn(text: string, values: ReadonlyMap<string, string>) {
  return text.replace(
    /\$\{([A-Z_]+):([-?])([^}]*)\}/g,
    (_, name: string, kind: string, alternative: string) => {
      const value = values.get(name)
      if (value) return value
      if (kind === '?') throw new Error(`${name} has no value: ${alternative}`)
      return alternative
    },
  )
}
