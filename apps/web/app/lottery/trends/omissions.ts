/** For each draw and column, how many draws it had not come by then; 0 where it came. The latest first, as the hits. */
export function omissionsOf(hits: readonly (readonly number[])[], columns: number): number[][] {
  const running = Array.from({ length: columns }, () => 0)
  const rows = [...hits].reverse().map((one) =>
    running.map((_, column) => {
      running[column] = one.includes(column) ? 0 : (running[column] ?? 0) + 1
      return running[column]
    }),
  )
  return rows.reverse()
}
