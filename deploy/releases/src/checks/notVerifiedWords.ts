import { someOf } from './someOf'
import type { VerificationProblem } from './verificationProblems'

/** What of a verification is missing, and the command that makes it. */
export function notVerifiedWords({ channel, builds, why }: VerificationProblem) {
  const names = builds.map(({ app, version }) => `${app} ${version}`).join(' and ')
  const command = `pnpm release verify ${channel} ${builds.map(({ app, version }) => `${app}@${version}`).join(' ')}`
  const rule = `Channel ${channel} takes what has been verified together with all that it shows`
  switch (why.kind) {
    case 'never':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} not: ${command}`
    case 'damaged':
      return `${rule}, and the verification of ${names} cannot be read (${why.detail}); make it again: ${command}`
    case 'besideOthers':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} verified before that changed: ${someOf(why.neighbours.map(neighbourWords))}. Verify again: ${command}`
    case 'failed':
      return `${rule}, and when ${why.by} verified ${names} at ${why.at.slice(0, 16).replace('T', ' ')} UTC it was not right: ${why.first} Mend it, and verify the new version; or look again: ${command}`
    case 'notBelieved':
      return `${rule}, and the verification of ${names} by ${why.by} was signed by no key that may promote there; verify with such a key: ${command}`
  }
}

function neighbourWords({
  app,
  then,
  now,
}: {
  app: string
  then?: string | undefined
  now?: string | undefined
}) {
  if (then === undefined) return `${app} ${now} has come`
  return now === undefined ? `${app} ${then} has gone` : `${app} was ${then} and is ${now}`
}
