/** A figure compared with an earlier one, in whole percent; null where the earlier one is zero. */
export function changePercent(now: string | number, before: string | number): number | null {
  const [current, earlier] = [Number(now), Number(before)]
  if (earlier === 0) return null
  return Math.round(((current - earlier) / Math.abs(earlier)) * 100)
}
