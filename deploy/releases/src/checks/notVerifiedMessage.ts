import { formatList } from './formatList'
import type { VerificationProblem } from './verificationProblems'

/** Says which verification is missing, and the command that makes it. */
export function notVerifiedMessage({ channel, builds, why }: VerificationProblem) {
  const names = builds.map(({ app, version }) => `${app} ${version}`).join(' and ')
  const command = `pnpm release verify ${channel} ${builds.map(({ app, version }) => `${app}@${version}`).join(' ')}`
  const rule = `Channel ${channel} accepts only builds that were verified together with its other builds`
  switch (why.kind) {
    case 'never':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} not: ${command}`
    case 'damaged':
      return `${rule}, and the verification of ${names} cannot be read (${why.detail}); verify again: ${command}`
    case 'verifiedWithOthers':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} verified before that changed: ${formatList(why.neighbours.map(neighbourMessage))}. Verify again: ${command}`
    case 'failed':
      return `${rule}, and ${names} failed the verification by ${why.by} at ${why.at.slice(0, 16).replace('T', ' ')} UTC: ${why.first} Fix it and verify the new version, or verify again: ${command}`
    case 'notBelieved':
      return `${rule}, and the verification of ${names} by ${why.by} was not signed with a key that may promote there; verify with such a key: ${command}`
  }
}

function neighbourMessage({
  app,
  then,
  now,
}: {
  app: string
  then?: string | undefined
  now?: string | undefined
}) {
  if (then === undefined) return `${app} ${now} was added`
  return now === undefined ? `${app} ${then} was removed` : `${app} changed from ${then} to ${now}`
}
