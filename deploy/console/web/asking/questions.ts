import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  ActionPreview,
  AppDetail,
  BuildDetail,
  ChannelDetail,
  ChannelDifference,
  ConsoleAction,
  Faults,
  FittingBuilds,
  HistoryPage,
  Mixes,
  Overview,
  RevisionDetail,
  SearchAnswer,
} from '../../src/documents'
import { ask, send } from './ask'

/** Entries of a list that are asked for at once. */
const AT_ONCE = 50

const name = encodeURIComponent

/** Applications × channels. */
export const overviewQuestion = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => ask<Overview>('overview', {}, signal),
})

/** The current state of a channel. */
export const channelQuestion = (channel: string) =>
  queryOptions({
    queryKey: ['channels', channel, 'now'],
    queryFn: ({ signal }) => ask<ChannelDetail>(`channels/${name(channel)}`, {}, signal),
  })

/** A channel's history, newest first, a page at a time. */
export const historyQuestion = (channel: string) =>
  infiniteQueryOptions({
    queryKey: ['channels', channel, 'history'],
    queryFn: ({ pageParam, signal }) =>
      ask<HistoryPage>(`channels/${name(channel)}/history`, { before: pageParam, limit: AT_ONCE }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

/** The changes of a revision, which never change themselves. */
export const revisionQuestion = (channel: string, revision: number) =>
  queryOptions({
    queryKey: ['revisions', channel, revision],
    queryFn: ({ signal }) =>
      ask<RevisionDetail>(`channels/${name(channel)}/revisions/${String(revision)}`, {}, signal),
  })

/** Differences between two channels. */
export const differenceQuestion = (from: string, to: string) =>
  queryOptions({
    queryKey: ['differences', from, to],
    queryFn: ({ signal }) => ask<ChannelDifference>('differences', { from, to }, signal),
    enabled: from !== '' && to !== '' && from !== to,
  })

/** An application's builds, newest first, a page at a time. */
export const appQuestion = (app: string) =>
  infiniteQueryOptions({
    queryKey: ['apps', app, 'builds'],
    queryFn: ({ pageParam, signal }) =>
      ask<AppDetail>(`apps/${name(app)}`, { before: pageParam, limit: AT_ONCE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: app !== '',
  })

/** Builds of an application for a channel, and which of them fit what else is chosen, a page at a time. */
export const fittingQuestion = (query: { channel: string; app: string; chosen: string }) =>
  infiniteQueryOptions({
    queryKey: ['apps', query.app, 'fitting', query],
    queryFn: ({ pageParam, signal }) => {
      const { chosen, ...rest } = query
      return ask<FittingBuilds>(
        'fitting',
        { ...rest, with: chosen, before: pageParam, limit: AT_ONCE },
        signal,
      )
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: query.app !== '' && query.channel !== '',
  })

/** One build. */
export const buildQuestion = (app: string, version: string) =>
  queryOptions({
    queryKey: ['apps', app, 'build', version],
    queryFn: ({ signal }) => ask<BuildDetail>(`apps/${name(app)}/builds/${name(version)}`, {}, signal),
  })

/** All mixes that are known. */
export const mixesQuestion = queryOptions({
  queryKey: ['mixes'],
  queryFn: ({ signal }) => ask<Mixes>('mixes', {}, signal),
})

/** Filters faults. An empty text means all of them. */
export interface FaultFilter {
  channel: string
  app: string
  days: number
}

/** Groups of faults. */
export const faultsQuestion = ({ channel, app, days }: FaultFilter) =>
  queryOptions({
    queryKey: ['faults', channel, app, days],
    queryFn: ({ signal }) => ask<Faults>('faults', { channel, app, days }, signal),
  })

/** Search results. */
export const searchQuestion = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => ask<SearchAnswer>('search', { q: query }, signal),
    enabled: query !== '',
  })

/** Previews an action. Every preview is requested again, because an earlier one may be out of date. */
export const previewQuestion = (action: ConsoleAction | null) =>
  queryOptions({
    queryKey: ['preview', action],
    queryFn: ({ signal }) => send<ActionPreview>('preview', { action }, signal),
    enabled: action !== null,
    gcTime: 0,
    staleTime: 0,
  })
