import { handPoints } from './cards.ts'
import { isPair } from './coup.ts'
import type { Coup } from './coup.ts'

export const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
export type Spot = (typeof SPOTS)[number]

/** Reduction of banker wins: a commission on each, or half payout of those with six points. */
export type BankerRule = 'commission' | 'half-on-six'

/** The house keeps a twentieth of a banker win. */
const COMMISSION_PART = 20n
/** At whole multiples of this number of cents every spot pays whole cents. */
export const GRAIN_CENTS = COMMISSION_PART

/** Returns the payout of a spot in this round, including the stake. */
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

/** A tie refunds the stakes on player and banker. */
function sideWonCents(spot: 'player' | 'banker', coup: Coup, stakeCents: bigint, rule: BankerRule): bigint {
  if (coup.winner === 'tie') return stakeCents
  if (coup.winner !== spot) return 0n
  if (spot === 'player') return stakeCents * 2n
  if (rule === 'commission') return stakeCents * 2n - stakeCents / COMMISSION_PART
  return handPoints(coup.banker) === 6 ? (stakeCents * 3n) / 2n : stakeCents * 2n
}
