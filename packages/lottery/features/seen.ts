/** Result of a feature in one draw. */
export interface Seen {
  /** Labels that win. */
  shown: readonly string[]
  /** Labels whose stakes are refunded. */
  back: readonly string[]
}

const NOTHING: readonly string[] = []

export function shows(...shown: (string | number)[]): Seen {
  return { shown: shown.map(String), back: NOTHING }
}

export const SHOWS_NOTHING: Seen = { shown: NOTHING, back: NOTHING }
