import type { Creature, Target } from '../maths/creatures.ts'
import { fishPositionAt } from '../sea/sea.ts'
import type { Fish } from '../sea/sea.ts'

/** A mine's blast and an eel's bolt remove small fish, nearest first. */
const SWEEPING: readonly Target[] = ['mine', 'eel']
const SMALL: readonly Creature[] = ['minnow', 'sunfish', 'lantern', 'puffer', 'angel']
const MAX_SWEPT = 6

/** Only visual: the payout is in the sweeping target's table, and swept fish pay nothing. */
export function fishSweptBy(
  target: Target,
  { from, others, atMs }: { from: Fish; others: readonly Fish[]; atMs: number },
): number[] {
  const middle = fishPositionAt(from, atMs)
  if (!middle || !SWEEPING.includes(target)) return []
  return others
    .filter(({ id, creature }) => id !== from.id && SMALL.includes(creature))
    .map((fish) => ({ id: fish.id, away: distance(middle, fishPositionAt(fish, atMs)) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MAX_SWEPT)
    .map(({ id }) => id)
}

function distance(a: { x: number; y: number }, b: { x: number; y: number } | null): number {
  return b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity
}
