/** Percents of a rollout's stages as somebody types them, `5, 25 50`; undefined unless they are whole, of 1 to 100, and rise. */
export function readStages(text: string): number[] | undefined {
  const stages = text
    .split(/[\s,%]+/)
    .filter((part) => part !== '')
    .map(Number)
  const rises = stages.every((stage, index) => stage > (stages[index - 1] ?? 0))
  const isPercent = stages.every((stage) => Number.isInteger(stage) && stage <= 100)
  return stages.length > 0 && rises && isPercent ? stages : undefined
}
