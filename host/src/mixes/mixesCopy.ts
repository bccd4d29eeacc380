import type { PageDocument } from '@crossbook/contract'
import type { ShownFallback } from '../fallback-builds/shownFallbacks'

/** Texts of the bar above pages of a channel that accepts mixes, and of the panel with other versions. */
export const mixesCopy = Object.freeze({
  bar: 'Versions',
  own: 'You see what the channel shows.',
  pinned: (made: string) => `, pinned on ${made}`,
  same: 'The same versions as the channel.',
  different: 'Different from the channel',
  beyondRanges: (reasons: readonly string[]) => `For trial only: ${reasons.join('; ')}.`,
  failed: ({ app, version, by }: ShownFallback) => `${app} ${version} failed on this page: you see ${by}.`,
  tryVersions: 'Try versions',
  copySet: 'Copy this page’s versions',
  copied: {
    title: 'Copied',
    description: 'This page’s versions, with the command that creates a mix of it.',
  },
  leave: 'Leave the mix',
  stop: 'Stop trying',
  panel: 'Try other versions',
  panelText: 'Only this tab changes. Versions that do not fit the page are listed and not used.',
  panelHost: ({ host, ofMix }: Pick<PageDocument, 'host' | 'ofMix'>) =>
    ofMix
      ? `The host is ${host.version}, from the mix. The channel shows ${ofMix.host}.`
      : `The host is ${host.version}, from the channel. To try another one, open a mix that contains it.`,
  cancel: 'Cancel',
  reload: 'Reload with these versions',
  fetching: 'Fetching the list…',
  notFetched: 'The list of versions could not be fetched. Close this and try again.',
})
