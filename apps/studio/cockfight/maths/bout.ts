import type { DrawBelow } from '../../kit/maths/draw-below.ts'

export const SIDES = ['meron', 'wala'] as const
export type Side = (typeof SIDES)[number]
export const SPOTS = [...SIDES, 'draw'] as const
export type Spot = (typeof SPOTS)[number]

/** Number of equally likely numbers drawn for a bout; `CHANCES_OF` has the share of each side and of the draw. */
const CHANCES = 400
export const CHANCES_OF: Record<Spot, number> = { meron: 179, wala: 179, draw: 42 }

export function drawBout(drawBelow: DrawBelow): Spot {
  const number = drawBelow(CHANCES)
  if (number < CHANCES_OF.meron) return 'meron'
  return number < CHANCES_OF.meron + CHANCES_OF.wala ? 'wala' : 'draw'
}
