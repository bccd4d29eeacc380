import { runGit } from './runGit'

/** The name that git writes into commits made in a folder; undefined where none is set, or there is no git. */
export async function userName(folder: string, environment: Readonly<Partial<Record<string, string>>>) {
  const asked = await runGit(folder, ['config', 'user.name'], environment).catch(() => undefined)
  return asked?.code === 0 ? asked.out : undefined
}
