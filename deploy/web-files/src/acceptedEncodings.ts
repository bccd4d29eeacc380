/** Which of the offered encodings a request's Accept-Encoding takes, in the offered order; those with q=0 are refused. */
export function acceptedEncodings<Encoding extends string>(
  header: string | null,
  offered: readonly Encoding[],
) {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  return offered.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
