import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type RunRelease, type CommandLine } from './askRelease'
import { buildCommit } from './buildCommit'
import { endPreview, makePreview } from './preview'
import { previewReport } from './previewReport'
import { buildName, publishChanged } from './publishCommit'
import { routeSizes } from './routeSizes'

/** Input of a step. */
export interface StepContext {
  /** The repository's folder. In `build`, the branch's commit is checked out; in all other steps, main's. */
  root: string
  run: RunRelease
  /** Settings of the build server, by name. */
  environment: Readonly<Partial<Record<string, string>>>
}

/** Runs the step. Returns the text for standard output. */
type Step = (context: StepContext) => Promise<Result<string, CommandLine>>

/** Steps of a pipeline, by name. */
export const STEPS: Readonly<Record<string, Step>> = {
  /** Builds the checked-out commit: all applications, or those that differ since BUILD_BASE. Needs no secret and no store. */
  async build(context) {
    const settings = settingsOf(context, ['BUILD_BRANCH', 'BUILD_FOLDER'])
    if (!settings.ok) return settings
    const { root, run, environment } = context
    const [branch, folderName] = settings.value
    const base = environment.BUILD_BASE?.trim() || undefined
    const built = await buildCommit(run, { root, branch, base, folder: path.resolve(root, folderName) })
    if (!built.ok) return built
    return success(built.value.length === 0 ? 'Nothing to build.\n' : `Built ${built.value.join(', ')}.\n`)
  },

  /** Publishes the builds of a branch, opens them in a mix, and prints the report in Markdown. */
  async preview(context) {
    const settings = settingsOf(context, [
      'PREVIEW_CHANNEL',
      'PREVIEW_NAME',
      'PREVIEW_BASE',
      'PREVIEW_BRANCH',
      'PREVIEW_COMMIT',
      'BUILD_FOLDER',
    ])
    if (!settings.ok) return settings
    const [channel, name, base, branch, commit, folderName] = settings.value
    const folder = path.resolve(context.root, folderName)
    const made = await makePreview(context.run, { channel, name, base, branch, commit, folder })
    if (!made.ok) return made
    const { touched } = made.value
    const sizes = await Promise.all(touched.apps.map(({ app }) => routeSizes(context.root, app, touched)))
    return success(previewReport(made.value, sizes.flat()))
  },

  /** Ends what `preview` has made under the same name. */
  async 'end-preview'(context) {
    const settings = settingsOf(context, ['PREVIEW_CHANNEL', 'PREVIEW_NAME'])
    if (!settings.ok) return settings
    const [channel, name] = settings.value
    const ended = await endPreview(context.run, { channel, name })
    return ended.ok
      ? success(
          ended.value.length === 0 ? 'There was no preview to end.\n' : `Ended ${ended.value.join(', ')}.\n`,
        )
      : ended
  },

  /** Publishes the builds that differ from the published ones. Prints them on one line, in the form that `release promote` expects. */
  async publish(context) {
    const settings = settingsOf(context, ['PUBLISH_BRANCH', 'BUILD_FOLDER'])
    if (!settings.ok) return settings
    const [branch, folderName] = settings.value
    const builds = await publishChanged(context.run, branch, path.resolve(context.root, folderName))
    return builds.ok ? success(`${builds.value.map(buildName).join(' ')}\n`) : builds
  },

  /** Shows builds on a channel: to a growing share of the visitors if ROLLOUT_STAGES is set, otherwise to all visitors. */
  async release({ run, environment, ...context }) {
    const settings = settingsOf({ run, environment, ...context }, [
      'RELEASE_CHANNEL',
      'RELEASE_BUILDS',
      'RELEASE_REASON',
    ])
    if (!settings.ok) return settings
    const [channel, buildNames, reason] = settings.value
    const builds = buildNames.split(/\s+/)
    const stages = environment.ROLLOUT_STAGES?.trim()
    const every = environment.ROLLOUT_EVERY?.trim()
    const command = stages
      ? ['rollout', 'begin', channel, ...builds, '--stages', stages, ...(every ? ['--every', every] : [])]
      : ['promote', channel, ...builds]
    const moved = await askRelease(run, v.object({ ok: v.literal(true) }), ...command, '--reason', reason)
    if (!moved.ok) return failure(moved.problem.messages)
    return success(
      stages
        ? `Channel ${channel} started a rollout of ${builds.join(', ')}, in stages of ${stages}.\n`
        : `Channel ${channel} shows ${builds.join(', ')}.\n`,
    )
  },
}

/** Returns the named settings in their order. Fails with a message for each missing setting. */
function settingsOf<const Names extends readonly string[]>(
  { environment }: StepContext,
  names: Names,
): Result<{ [Name in keyof Names]: string }, CommandLine> {
  const missing = names.filter((name) => !environment[name]?.trim())
  if (missing.length > 0)
    return failure(missing.map((name) => `Set ${name} in the environment of this step.`))
  return success(names.map((name) => environment[name]?.trim() ?? '') as { [Name in keyof Names]: string })
}
