/** Parses untrusted text as JSON. The value must be validated before use; null if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses JSON that our own build or server wrote, without validation. */
export function ownJson<Value>(text: string): Value {
  // The cast is safe, because writer and reader come from the same build.
  return JSON.parse(text) as Value
}
