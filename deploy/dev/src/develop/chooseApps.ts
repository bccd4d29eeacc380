import { failure, HOST, success } from '@crossbook/contract'
import type { LocalApp } from '@crossbook/release-cli'

/**
 * Chooses the apps to develop, and those to build once. Without names all are developed. The host always is: React must be its development
 * build to replace components in the open page, and React is the host's.
 */
export function chooseApps(apps: readonly LocalApp[], names: readonly string[]) {
  const unknown = names.find((name) => !apps.some((app) => app.name === name))
  if (unknown !== undefined) {
    const known = apps.map(({ name }) => name).sort()
    return failure(
      `There is no app called ${unknown}: choose ${list(known)}, or leave it out for all of them.`,
    )
  }
  const isDeveloped = ({ name }: LocalApp) => names.length === 0 || name === HOST || names.includes(name)
  return success({ developed: apps.filter(isDeveloped), built: apps.filter((app) => !isDeveloped(app)) })
}

function list(names: readonly string[]) {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
}
