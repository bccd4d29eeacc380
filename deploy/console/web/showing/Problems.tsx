import { Notice, type NoticeTone } from '@crossbook/ui'

interface ProblemsProps {
  title: string
  problems: readonly string[]
  /** Default: danger, which is announced as soon as it appears. */
  tone?: NoticeTone
  announced?: boolean
}

/** Shows problems, one below the other; nothing where there are none. */
export function Problems({ title, problems, tone = 'danger', announced = tone === 'danger' }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <Notice tone={tone} title={title} announced={announced}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Notice>
  )
}
