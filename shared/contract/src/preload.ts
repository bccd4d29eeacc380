import { fileUrl, type PageRemote, type PageScreen } from './page'

/**
 * URL paths of every file one screen of a remote needs: the entry, its frame's files, its own; each once. ES modules are left out: a
 * preloaded script is no module, and the browser would fetch it again.
 */
export function screenFiles(
  remote: Pick<PageRemote, 'name' | 'version' | 'entry' | 'frames' | 'container'>,
  screen: Pick<PageScreen, 'files' | 'frame'>,
) {
  const frameFiles = screen.frame ? (remote.frames[screen.frame] ?? []) : []
  const files = new Set([remote.entry, ...frameFiles, ...screen.files])
  const early = [...files].filter((file) => remote.container?.format !== 'module' || file.endsWith('.css'))
  return early.map((file) => fileUrl(remote.name, remote.version, file))
}
