/** Limits of a query string. Source: product specification 11. */
const PARAMETERS = 1_000
const ARRAY = 20
const DEPTH = 5

/**
 * Returns the parameter that exceeds a limit, or null: too many parameters, one repeated too often, or `a[b][c]…`
 * nested too deeply.
 */
export function parameterBeyondLimits(query: unknown): string | null {
  const parameters = Object.entries(query ?? {})
  const counts = parameters.map(([, value]) => (Array.isArray(value) ? value.length : 1))
  if (counts.reduce((sum, count) => sum + count, 0) > PARAMETERS) return ''
  const beyond = parameters.find(([name], index) => (counts[index] ?? 0) > ARRAY || name.split('[').length - 1 > DEPTH)
  return beyond?.[0] ?? null
}
