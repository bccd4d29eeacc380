import path from 'node:path'
import { failure, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type CommandAnswer, type RunRelease } from './askRelease'
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
type Step = (context: StepContext) => Promise<CommandAnswer<string>>

/** Steps of a pipeline, by name. */
export const STEPS: Readonly<Record<string, Step>> = {
  /** Builds the checked-out commit: all applications, or those that differ since BUILD_BASE. Needs no secret and no store. */
  build: withSettings(
    ['BUILD_BRANCH', 'BUILD_FOLDER'],
    async ({ root, run, environment }, [branch, place]) => {
      const base = environment.BUILD_BASE?.trim() || undefined
      const built = await buildCommit(run, { root, branch, base, folder: path.resolve(root, place) })
      if (!built.ok) return built
      return success(built.value.length === 0 ? 'Nothing to build.\n' : `Built ${built.value.join(', ')}.\n`)
    },
  ),

  /** Publishes the builds of a branch, opens them in a mix, and prints the report in Markdown. */
  preview: withSettings(
    ['PREVIEW_CHANNEL', 'PREVIEW_NAME', 'PREVIEW_BASE', 'PREVIEW_BRANCH', 'PREVIEW_COMMIT', 'BUILD_FOLDER'],
    async ({ root, run }, [channel, name, base, branch, commit, place]) => {
      const folder = path.resolve(root, place)
      const made = await makePreview(run, { channel, name, base, branch, commit, folder })
      if (!made.ok) return made
      const { touched } = made.value
      const sizes = await Promise.all(touched.apps.map(({ app }) => routeSizes(root, app, touched)))
      return success(previewReport(made.value, sizes.flat()))
    },
  ),

  /** Ends what `preview` has made under the same name. */
  'end-preview': withSettings(['PREVIEW_CHANNEL', 'PREVIEW_NAME'], async ({ run }, [channel, name]) => {
    const ended = await endPreview(run, { channel, name })
    if (!ended.ok) return ended
    const ids = ended.value.join(', ')
    return success(ids === '' ? 'There was no preview to end.\n' : `Ended ${ids}.\n`)
  }),

  /** Publishes the builds that differ from the published ones. Prints them on one line, in the form that `release promote` expects. */
  publish: withSettings(['PUBLISH_BRANCH', 'BUILD_FOLDER'], async ({ root, run }, [branch, place]) => {
    const builds = await publishChanged(run, branch, path.resolve(root, place))
    return builds.ok ? success(`${builds.value.map(buildName).join(' ')}\n`) : builds
  }),

  /** Shows builds on a channel: to a growing share of the visitors if ROLLOUT_STAGES is set, otherwise to all visitors. */
  release: withSettings(
    ['RELEASE_CHANNEL', 'RELEASE_BUILDS', 'RELEASE_REASON'],
    async ({ run, environment }, [channel, buildNames, reason]) => {
      const builds = buildNames.split(/\s+/)
      const stages = environment.ROLLOUT_STAGES?.trim()
      const every = environment.ROLLOUT_EVERY?.trim()
      const command = stages
        ? ['rollout', 'begin', channel, ...builds, '--stages', stages, ...(every ? ['--every', every] : [])]
        : ['promote', channel, ...builds]
      const moved = await askRelease(run, v.object({ ok: v.literal(true) }), ...command, '--reason', reason)
      if (!moved.ok) return moved
      return success(
        stages
          ? `Channel ${channel} started a rollout of ${builds.join(', ')}, in stages of ${stages}.\n`
          : `Channel ${channel} shows ${builds.join(', ')}.\n`,
      )
    },
  ),
}

/** Makes a step that gets the named settings in their order. It fails with a message for each missing setting. */
function withSettings<const Names extends readonly string[]>(
  names: Names,
  perform: (
    context: StepContext,
    settings: { [Name in keyof Names]: string },
  ) => Promise<CommandAnswer<string>>,
): Step {
  return async (context) => {
    const settings = names.map((name) => context.environment[name]?.trim() ?? '')
    const missing = names.filter((_name, index) => settings[index] === '')
    if (missing.length > 0)
      return failure(missing.map((name) => `Set ${name} in the environment of this step.`))
    return perform(context, settings as { [Name in keyof Names]: string })
  }
}
