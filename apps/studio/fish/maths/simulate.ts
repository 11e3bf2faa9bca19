import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { POWERS, targets, weapons } from './creatures.ts'
import { drawShot } from './volley.ts'

const DECLARED_RETURN = 0.96

const shots = targets.flatMap((target) => weapons.map((weapon) => ({ target, weapon })))

/** Simulates this number of shots, at every target with every power in turn. */
export function simulateShots(rounds: number, draw: DrawBelow): MeasuredReturn {
  return measured(rounds, DECLARED_RETURN, (round) => {
    const shot = shots[round % shots.length]
    return shot ? drawShot(draw, shot.target, shot.weapon) / POWERS[shot.weapon] : 0
  })
}
