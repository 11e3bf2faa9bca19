import { handPoints } from './cards.ts'
import { isPair } from './coup.ts'
import type { Coup } from './coup.ts'

export const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
export type Spot = (typeof SPOTS)[number]

/** How the bank's wins are shortened: by a commission on each, or by half of those with six points. */
export type BankerRule = 'commission' | 'half-on-six'

/** A twentieth of a banker's win stays with the house. */
const COMMISSION_PART = 20n
/** At whole multiples of so many cents every spot pays whole cents. */
export const GRAIN_CENTS = COMMISSION_PART

/** What the spot gives back on this coup, the stake included. */
export function spotWonCents(spot: Spot, coup: Coup, stakeCents: bigint, rule: BankerRule): bigint {
  switch (spot) {
    case 'tie':
      return coup.winner === 'tie' ? stakeCents * 9n : 0n
    case 'player-pair':
      return isPair(coup.player) ? stakeCents * 12n : 0n
    case 'banker-pair':
      return isPair(coup.banker) ? stakeCents * 12n : 0n
    default:
      return sideWonCents(spot, coup, stakeCents, rule)
  }
}

/** A tie gives the stakes on player and banker back. */
function sideWonCents(spot: 'player' | 'banker', coup: Coup, stakeCents: bigint, rule: BankerRule): bigint {
  if (coup.winner === 'tie') return stakeCents
  if (coup.winner !== spot) return 0n
  if (spot === 'player') return stakeCents * 2n
  if (rule === 'commission') return stakeCents * 2n - stakeCents / COMMISSION_PART
  return handPoints(coup.banker) === 6 ? (stakeCents * 3n) / 2n : stakeCents * 2n
}
