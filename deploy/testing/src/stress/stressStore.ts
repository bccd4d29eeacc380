import { type Environment, openStore, type Store } from '@crossbook/store'

/** The variables of an environment that name the store; none for the one in the folder. */
const VARIABLES = ['CROSSBOOK_STORE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

/** The store settings of a stress test's commands. */
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
