import { fileUrl, HOST } from '@crossbook/contract'
import type { TestSite } from './startTestSite'

/** Paths of the files that only visitors with something to do about their session download. */
export function sessionClientFiles({ page: { host } }: Pick<TestSite, 'page'>): string[] {
  return host.session.map((file) => fileUrl(HOST, host.version, file))
}
