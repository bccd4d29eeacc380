import { fileUrl, type PageRemote, type PageScreen } from './page'

/** URL paths of every file one screen of a remote needs: the entry, its frame's files, its own; each once. */
export function screenFiles(
  remote: Pick<PageRemote, 'name' | 'version' | 'entry' | 'frames'>,
  screen: Pick<PageScreen, 'files' | 'frame'>,
) {
  const frameFiles = screen.frame ? (remote.frames[screen.frame] ?? []) : []
  const files = new Set([remote.entry, ...frameFiles, ...screen.files])
  return [...files].map((file) => fileUrl(remote.name, remote.version, file))
}
