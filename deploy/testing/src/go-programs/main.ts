import { isStressRun } from '../programs'
import { buildGoProgram } from './goProgram'
import { FAKE_S3, goTrueProgram, S3_GATEWAY, WORKFLOW_LINTER } from './goPrograms'

/** Builds the programs of others that tests run, each once on a machine, and says what goes untested where it cannot be done. */
const PROGRAMS = [
  { program: goTrueProgram(), tests: 'sign-in on the auth service of the compose file' },
  { program: S3_GATEWAY, tests: 'the store and its policies on an S3 server that enforces them' },
  ...(isStressRun ? [{ program: FAKE_S3, tests: 'the store on a second S3 server of others' }] : []),
  { program: WORKFLOW_LINTER, tests: 'the workflows of GitHub Actions' },
]

for (const { program, tests } of PROGRAMS) {
  const built = await buildGoProgram(program)
  console.log(
    built.ok
      ? `${program.name} ${program.version} is there`
      : `There is no ${program.name}, so the tests of ${tests} are skipped: ${built.problem}`,
  )
}
