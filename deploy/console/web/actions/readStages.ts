/** Parses the percentages of a rollout's stages, such as `5, 25 50`. Undefined unless they are rising whole numbers from 1 to 100. */
export function readStages(text: string): number[] | undefined {
  const stages = text
    .split(/[\s,%]+/)
    .filter((part) => part !== '')
    .map(Number)
  const rises = stages.every((stage, index) => stage > (stages[index - 1] ?? 0))
  const isPercent = stages.every((stage) => Number.isInteger(stage) && stage <= 100)
  return stages.length > 0 && rises && isPercent ? stages : undefined
}
