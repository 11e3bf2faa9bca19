/** Presentation of a win. Wins up to the bet are not celebrated. */
export type WinTier = 'none' | 'quiet' | 'win' | 'big' | 'great' | 'huge'

const BIG_BETS = 10n
const GREAT_BETS = 25n
const HUGE_BETS = 50n

export function winTier({ wonCents, stakeCents }: { wonCents: bigint; stakeCents: bigint }): WinTier {
  if (wonCents === 0n) return 'none'
  if (wonCents <= stakeCents) return 'quiet'
  if (wonCents < BIG_BETS * stakeCents) return 'win'
  if (wonCents < GREAT_BETS * stakeCents) return 'big'
  return wonCents < HUGE_BETS * stakeCents ? 'great' : 'huge'
}
