import path from 'node:path'
import { type BuiltApp, type ChannelName, HOST } from '@crossbook/contract'
import { appNames, DATA, StartProblem } from '@crossbook/release-cli'
import { readBuild, readChannel } from '@crossbook/releases'
import type { RunningSite } from '@crossbook/site-server'
import { isAddress, openStore, type Store } from '@crossbook/store'
import { seenRevisions, trustedStore } from '@crossbook/trust'
import type { ServingOptions } from '../start/runUntilStopped'
import { developSite, readLocalConfiguration } from '../develop/developSite'

/** The command that the user typed. */
export const COMMAND = 'npm start'

/** `root` is the remote's own repository. */
interface StandaloneOptions extends ServingOptions {
  /** The store whose builds the rest of the site is: a folder, seen from the root, or a bucket. Reading it is enough. */
  store: string | undefined
  channel: ChannelName
}

/**
 * Serves the site of a channel with the one remote of this repository under development in it: host and other remotes are the
 * builds that the channel shows. Nothing is written into the store. Throws a StartProblem when it cannot.
 */
export async function developStandalone(options: StandaloneOptions): Promise<RunningSite> {
  const { root, channel, environment, children, log } = options
  const configuration = readLocalConfiguration(environment, COMMAND)
  const builds = await openPublished(options)
  const [name] = await appNames(root)
  const built = await othersOn(builds, channel, name)
  return developSite({
    ...{ root, command: COMMAND, configuration, children, log, builds },
    message: `Compiling ${name} for development, in the site of channel ${channel}`,
    // The remote lies at the top of its repository.
    folders: ['.'],
    replaces: 'page',
    built: () => Promise.resolve(built),
  })
}

async function openPublished({ root, store: place, environment, log }: StandaloneOptions): Promise<Store> {
  const given = place ?? environment.CROSSBOOK_STORE
  if (given === undefined)
    throw new StartProblem(
      `Name the store with the site’s builds: CROSSBOOK_STORE=<folder, or s3://bucket/prefix?region=…> ${COMMAND}. Read access is enough.`,
    )
  const location = isAddress(given) ? given : path.resolve(root, given)
  const opened = await openStore(location, environment)
  if (!opened.ok) throw new StartProblem(opened.problem)
  return trustedStore(opened.value, {
    signer: undefined,
    seen: seenRevisions(path.join(root, DATA, 'seen'), location),
    firstKeys: undefined,
    now: () => new Date(),
    warn: log,
  })
}

/** The builds that a channel shows, all but those of the remote that is developed here. */
async function othersOn(
  store: Store,
  channel: ChannelName,
  developed: string | undefined,
): Promise<BuiltApp[]> {
  const shown = await readChannel(store, channel)
  if (!shown)
    throw new StartProblem(
      `Channel ${channel} of this store shows nothing: name another one with ${COMMAND} -- --channel <name>, or correct CROSSBOOK_STORE.`,
    )
  const { host, remotes } = shown.release
  const others = [{ name: HOST, version: host.version }, ...remotes.filter(({ name }) => name !== developed)]
  return Promise.all(
    others.map(async ({ name, version }) => {
      const found = await readBuild(store, name, version)
      if (found) return found
      throw new StartProblem(
        `The store lacks ${name} ${version}, which channel ${channel} shows: ask the operators of the site to run pnpm release doctor.`,
      )
    }),
  )
}
