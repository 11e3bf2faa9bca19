/** Returns the fields of an untrusted value; empty if it has none. */
export function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** Returns a text field; null if it is missing or not a text. */
export function textOf(value: unknown, name: string): string | null {
  const text = fieldsOf(value).get(name)
  return typeof text === 'string' ? text : null
}
