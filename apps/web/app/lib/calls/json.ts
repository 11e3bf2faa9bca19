/** Text from outside as a value that must be looked at before it is trusted; null where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Text that our own build or server wrote, as what it wrote. */
export function ownJson<Value>(text: string): Value {
  // Both sides are of one build.
  return JSON.parse(text) as Value
}
