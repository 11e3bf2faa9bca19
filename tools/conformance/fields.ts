/** Returns the fields of an untrusted value; empty if it has none. */
export function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** Returns a field that must be a text, or null. */
export function textOf(value: unknown, name: string): string | null {
  const text = fieldsOf(value).get(name)
  return typeof text === 'string' ? text : null
}
