import { runGit } from './runGit'

/** The name that git writes into commits made in a folder; undefined where none is set, or there is no git. */
export async function userName(folder: string, environment: Readonly<Partial<Record<string, string>>>) {
  const answer = await runGit(folder, ['config', 'user.name'], environment).catch(() => undefined)
  return answer?.code === 0 ? answer.out : undefined
}
