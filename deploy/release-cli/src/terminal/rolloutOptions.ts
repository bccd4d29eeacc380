import { InvalidArgumentError } from 'commander'

/** Minutes of each unit of time that a command line may name. */
const MINUTES = { m: 1, h: 60, d: 24 * 60 } as const

/** `5%,25%,100%`: whole percents that rise; the last one is everybody, whether or not it is said. */
export function stagesArgument(text: string): readonly number[] {
  const percents = text.split(',').map((part) => /^\s*([1-9]\d?|100)\s*%?\s*$/.exec(part)?.[1])
  const stages = percents.flatMap((percent) => (percent === undefined ? [] : Number(percent)))
  const isRising = stages.every((stage, index) => stage > (stages[index - 1] ?? 0))
  if (stages.length < percents.length || !isRising || stages[0] === 100)
    throw new InvalidArgumentError(
      `"${text}" are no stages; write whole percents that rise, such as 5%,25%,100%. To show it to everybody at once: promote.`,
    )
  return stages.at(-1) === 100 ? stages : [...stages, 100]
}

/** `15m`, `2h`, `1d`: minutes. */
export function durationArgument(text: string): number {
  const [, number, unit] = /^([1-9]\d{0,4})(m|h|d)$/.exec(text) ?? []
  if (number === undefined || unit === undefined)
    throw new InvalidArgumentError(`"${text}" is no time; write 15m, 2h or 1d.`)
  return Number(number) * MINUTES[unit as keyof typeof MINUTES]
}
