/** A failure of git that a person has to solve. The message is a sentence with its cure. */
export class GitProblem extends Error {
  override readonly name = 'GitProblem'
}

/** Git's own reason, on one line: what follows `fatal:`, or everything that it printed. */
function reasonIn(printed: string) {
  const [, fatal = printed] =
    /(?:^|\n)fatal: ([\s\S]*?)(?:\nTo add an exception[\s\S]*)?$/.exec(printed) ?? []
  return fatal.trim().replace(/\s*\n\s*/g, ' ')
}

/** The program could not be started at all. */
export function notStarted(code: string | undefined) {
  return code === 'ENOENT'
    ? new GitProblem('There is no program called git on the PATH: install git, or add it to the PATH.')
    : new GitProblem(`The program git cannot be started (${code ?? 'no reason given'}): install git again.`)
}

/** Describes git's refusal, with the remedy for known reasons. */
export function refusedBy(folder: string, printed: string) {
  const reason = reasonIn(printed)
  const unsafe = /detected dubious ownership in repository at '(.*?)'/.exec(reason)?.[1]
  if (unsafe !== undefined)
    return new GitProblem(
      `Git does not trust this checkout: "${reason}". If you trust its files, run: git config --global --add safe.directory ${quoted(unsafe)}`,
    )
  return new GitProblem(
    `Git cannot read ${folder}: "${reason}". Correct what git names, or clone the repository again.`,
  )
}

/** There is a `.git`, and git does not take it for a repository. */
export function damaged(entry: string, printed: string) {
  const reason = printed.trim() === '' ? '' : ` ("${reasonIn(printed)}")`
  return new GitProblem(
    `Git does not recognise ${entry} as a repository of this folder${reason}: repair it, clone the repository again, or move ${entry} away if the folder needs no git.`,
  )
}

/** The repository has no commit yet. */
export function noCommitOn(branch: string) {
  return new GitProblem(
    `This repository has no commit yet on branch ${branch}: make the first one with git add --all and git commit.`,
  )
}

/** HEAD names a commit that git does not find. */
export function headDamaged(folder: string, printed: string) {
  return new GitProblem(
    `Git finds no commit at HEAD of ${folder} ("${reasonIn(printed)}"): run git fsck there, then repair the repository or clone it again.`,
  )
}

/** The first commit could not be made, for example because git knows no name for its author. */
export function commitRefused(printed: string) {
  return new GitProblem(`Git made no commit: "${reasonIn(printed)}".`)
}

function quoted(place: string) {
  return /^[\w./-]+$/.test(place) ? place : `'${place.replaceAll("'", "'\\''")}'`
}
