import { type Environment, openStore, type Store } from '@crossbook/store'

/** What of an environment says where the store is; nothing of it for the one in the folder. */
const VARIABLES = ['CROSSBOOK_STORE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

/** What the commands of a stress test's process know of the store. */
export function storeEnvironment(given: Environment = process.env): Environment {
  return Object.fromEntries(VARIABLES.map((name) => [name, given[name]]))
}

/** The bucket that an environment names; undefined for the store in the folder. */
export async function storeIn(environment: Environment): Promise<Store | undefined> {
  if (environment.CROSSBOOK_STORE === undefined) return undefined
  const opened = await openStore(environment.CROSSBOOK_STORE, environment)
  if (!opened.ok) throw new Error(opened.problem)
  return opened.value
}
