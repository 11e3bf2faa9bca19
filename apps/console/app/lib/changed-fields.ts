export interface ChangedField {
  path: string
  /** Undefined if the field did not exist. */
  before: string | undefined
  after: string | undefined
}

/** Returns the fields that differ between two JSON values, in the order of their first occurrence. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  return paths
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((field) => field.before !== field.after)
}

function leavesOf(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === undefined || (value === null && path === '')) return into
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return into.set(path || 'value', typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, field] of Object.entries(value)) leavesOf(field, path ? `${path}.${name}` : name, into)
  return into
}
