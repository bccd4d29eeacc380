/** Groups values with equal names, in the order of their first ones. A name is a value that JSON can write. */
export function grouped<Value>(values: readonly Value[], nameOf: (value: Value) => unknown) {
  const groups = new Map<string, [Value, ...Value[]]>()
  for (const value of values) {
    const name = JSON.stringify(nameOf(value))
    const group = groups.get(name)
    if (group) group.push(value)
    else groups.set(name, [value])
  }
  return [...groups.values()]
}
