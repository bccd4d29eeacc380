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
import { fetchDocument, send } from './request'

/** Entries of a list that are asked for at once. */
const AT_ONCE = 50

const name = encodeURIComponent

/** Applications × channels. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => fetchDocument<Overview>('overview', {}, signal),
})

/** The current state of a channel. */
export const channelQuery = (channel: string) =>
  queryOptions({
    queryKey: ['channels', channel, 'now'],
    queryFn: ({ signal }) => fetchDocument<ChannelDetail>(`channels/${name(channel)}`, {}, signal),
  })

/** A channel's history, newest first, a page at a time. */
export const historyQuery = (channel: string) =>
  infiniteQueryOptions({
    queryKey: ['channels', channel, 'history'],
    queryFn: ({ pageParam, signal }) =>
      fetchDocument<HistoryPage>(
        `channels/${name(channel)}/history`,
        { before: pageParam, limit: AT_ONCE },
        signal,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

/** The changes of a revision, which never change themselves. */
export const revisionQuery = (channel: string, revision: number) =>
  queryOptions({
    queryKey: ['revisions', channel, revision],
    queryFn: ({ signal }) =>
      fetchDocument<RevisionDetail>(`channels/${name(channel)}/revisions/${String(revision)}`, {}, signal),
  })

/** Differences between two channels. */
export const differenceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['differences', from, to],
    queryFn: ({ signal }) => fetchDocument<ChannelDifference>('differences', { from, to }, signal),
    enabled: from !== '' && to !== '' && from !== to,
  })

/** An application's builds, newest first, a page at a time. */
export const appQuery = (app: string) =>
  infiniteQueryOptions({
    queryKey: ['apps', app, 'builds'],
    queryFn: ({ pageParam, signal }) =>
      fetchDocument<AppDetail>(`apps/${name(app)}`, { before: pageParam, limit: AT_ONCE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: app !== '',
  })

/** Builds of an application for a channel, and which of them fit what else is chosen, a page at a time. */
export const fittingQuery = (query: { channel: string; app: string; chosen: string }) =>
  infiniteQueryOptions({
    queryKey: ['apps', query.app, 'fitting', query],
    queryFn: ({ pageParam, signal }) => {
      const { chosen, ...rest } = query
      return fetchDocument<FittingBuilds>(
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
export const buildQuery = (app: string, version: string) =>
  queryOptions({
    queryKey: ['apps', app, 'build', version],
    queryFn: ({ signal }) =>
      fetchDocument<BuildDetail>(`apps/${name(app)}/builds/${name(version)}`, {}, signal),
  })

/** All mixes that are known. */
export const mixesQuery = queryOptions({
  queryKey: ['mixes'],
  queryFn: ({ signal }) => fetchDocument<Mixes>('mixes', {}, signal),
})

/** Filters faults. An empty text means all of them. */
export interface FaultFilter {
  channel: string
  app: string
  days: number
}

/** Groups of faults. */
export const faultsQuery = ({ channel, app, days }: FaultFilter) =>
  queryOptions({
    queryKey: ['faults', channel, app, days],
    queryFn: ({ signal }) => fetchDocument<Faults>('faults', { channel, app, days }, signal),
  })

/** Search results. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => fetchDocument<SearchAnswer>('search', { q: query }, signal),
    enabled: query !== '',
  })

/** Previews an action. Every preview is requested again, because an earlier one may be out of date. */
export const previewQuery = (action: ConsoleAction | null) =>
  queryOptions({
    queryKey: ['preview', action],
    queryFn: ({ signal }) => send<ActionPreview>('preview', { action }, signal),
    enabled: action !== null,
    gcTime: 0,
    staleTime: 0,
  })
