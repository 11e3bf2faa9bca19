/** Returns the change of a figure from an earlier one in whole percent; null if the earlier one is zero. */
export function changePercent(now: string | number, before: string | number): number | null {
  const [current, earlier] = [Number(now), Number(before)]
  if (earlier === 0) return null
  return Math.round(((current - earlier) / Math.abs(earlier)) * 100)
}
