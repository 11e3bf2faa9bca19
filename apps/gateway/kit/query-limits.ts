/** Limits of a query string. Source: product specification 11. */
const PARAMETERS = 1_000
const ARRAY = 20
const DEPTH = 5

/**
 * Returns the name of a parameter that is repeated too often or nested too deeply (`a[b][c]…`); '' if there are too
 * many parameters; null if no limit is exceeded.
 */
export function parameterBeyondLimits(query: unknown): string | null {
  const parameters = Object.entries(query ?? {})
  const counts = parameters.map(([, value]) => (Array.isArray(value) ? value.length : 1))
  if (counts.reduce((sum, count) => sum + count, 0) > PARAMETERS) return ''
  const beyond = parameters.find(([name], index) => (counts[index] ?? 0) > ARRAY || name.split('[').length - 1 > DEPTH)
  return beyond?.[0] ?? null
}
