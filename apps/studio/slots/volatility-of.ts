const HIGH_FROM = 7
const MEDIUM_FROM = 2

/** Returns the volatility of a game by the standard deviation of a round's win, in total stakes. */
export function volatilityOf(deviation: number): 'low' | 'medium' | 'high' {
  if (deviation >= HIGH_FROM) return 'high'
  return deviation >= MEDIUM_FROM ? 'medium' : 'low'
}
