import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
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
import { fetchDocument, type Query, send } from './request'

type Key = readonly unknown[]

/** A document of the console. Events reload the documents whose keys begin with the changed parts. */
function documentQuery<Document>(queryKey: Key, path: readonly string[], query: Query = {}) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => fetchDocument<Document>(path, query, signal) })
}

/** A list of the console, newest first, a page at a time. */
function pagesQuery<Page extends { next: string | number | null }>(
  queryKey: Key,
  path: readonly string[],
  query: Query = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchDocument<Page>(path, { ...query, before: pageParam }, signal),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Applications × channels. */
export const overviewQuery = documentQuery<Overview>(['overview'], ['overview'])

/** Returns whether the user may make changes: the console was opened with --write. */
export const useWrites = () => useQuery(overviewQuery).data?.writes === true

/** The current state of a channel. */
export const channelQuery = (channel: string) =>
  documentQuery<ChannelDetail>(['channels', channel, 'now'], ['channels', channel])

export const historyQuery = (channel: string) =>
  pagesQuery<HistoryPage>(['channels', channel, 'history'], ['channels', channel, 'history'])

/** The changes of a revision, which never change themselves. */
export const revisionQuery = (channel: string, revision: number) =>
  documentQuery<RevisionDetail>(
    ['revisions', channel, revision],
    ['channels', channel, 'revisions', String(revision)],
  )

/** Differences between two channels. */
export const differenceQuery = (from: string, to: string) => ({
  ...documentQuery<ChannelDifference>(['differences', from, to], ['differences'], { from, to }),
  enabled: from !== '' && to !== '' && from !== to,
})

/** An application's builds. */
export const appQuery = (app: string) => ({
  ...pagesQuery<AppDetail>(['apps', app, 'builds'], ['apps', app]),
  enabled: app !== '',
})

/** Builds of an application for a channel, and which of them fit what else is chosen. */
export const fittingQuery = (query: { channel: string; app: string; with: string }) => ({
  ...pagesQuery<FittingBuilds>(['apps', query.app, 'fitting', query], ['fitting'], query),
  enabled: query.app !== '' && query.channel !== '',
})

export const buildQuery = (app: string, version: string) =>
  documentQuery<BuildDetail>(['apps', app, 'build', version], ['apps', app, 'builds', version])

export const mixesQuery = documentQuery<Mixes>(['mixes'], ['mixes'])

/** Filters faults. An empty text means all of them. */
export type FaultFilter = Readonly<{ channel: string; app: string; days: number }>

export const faultsQuery = (filter: FaultFilter) =>
  documentQuery<Faults>(['faults', filter], ['faults'], filter)

export const searchQuery = (q: string) => ({
  ...documentQuery<SearchAnswer>(['search', q], ['search'], { q }),
  enabled: q !== '',
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
