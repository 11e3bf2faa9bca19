/**
 * Returns for each draw and column the number of draws since the last hit; 0 for a hit. The latest draw comes first.
 */
export function omissionsOf(hits: readonly (readonly number[])[], columns: number): number[][] {
  const running = Array.from({ length: columns }, () => 0)
  const rows = [...hits].reverse().map((hit) =>
    running.map((_, column) => {
      running[column] = hit.includes(column) ? 0 : (running[column] ?? 0) + 1
      return running[column]
    }),
  )
  return rows.reverse()
}
