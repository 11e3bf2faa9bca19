import { decimal } from '../kit/maths/exact/fraction.ts'
import type { DrawBelow } from '../kit/maths/draw-below.ts'
import { measured } from '../kit/maths/measured.ts'
import type { MeasuredReturn } from '../kit/maths/measured.ts'
import { themes } from './themes/themes.ts'
import { returnOf, winCents } from './maths.ts'

const STAKE_CENTS = 100n
const PLACES = 12

const picks = Object.values(themes).flatMap((theme) =>
  theme.choices.map((choice) => ({ choice, theme, returned: Number(decimal(returnOf(choice, theme), PLACES)) })),
)

/** Simulates this number of rounds, for every choice of every theme in turn. */
export function simulatePicks(rounds: number, draw: DrawBelow): MeasuredReturn {
  const expected = picks.reduce((sum, { returned }) => sum + returned, 0) / picks.length
  return measured(rounds, expected, (round) => {
    const pick = picks[round % picks.length]
    return pick ? Number(winCents(pick.choice, draw(pick.theme.numberLimit), STAKE_CENTS)) / Number(STAKE_CENTS) : 0
  })
}
