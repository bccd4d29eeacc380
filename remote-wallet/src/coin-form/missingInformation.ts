import { notify } from '@crossbook/ui'

/** Returns whether a required entry is blank. If so, a toast asks for it. */
export function missingInformation(...required: readonly (string | undefined)[]): boolean {
  const missing = required.some((entry) => !entry?.trim())
  if (missing)
    notify.error({ title: 'Missing information', description: 'Please fill in all required fields.' })
  return missing
}
