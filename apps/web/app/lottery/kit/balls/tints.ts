/**
 * Colours of balls, cars and dice. They are part of the game and do not follow the brand: the second car is blue, and
 * number 1 of the Mark Six is red. A test checks the contrast of each.
 */
export interface Tint {
  ground: string
  ink: string
}

const WHITE = '#ffffff'
const NIGHT = '#1b1430'

export const tints = {
  red: { ground: '#d0263b', ink: WHITE },
  blue: { ground: '#2260d2', ink: WHITE },
  green: { ground: '#147a3d', ink: WHITE },
  violet: { ground: '#7a3ddb', ink: WHITE },
  gold: { ground: '#f5b82e', ink: NIGHT },
  grey: { ground: '#5d6377', ink: WHITE },
  ivory: { ground: '#fbf7ec', ink: NIGHT },
  cyan: { ground: '#5ed6e6', ink: NIGHT },
  orange: { ground: '#ff9a3c', ink: NIGHT },
  silver: { ground: '#c9cedb', ink: NIGHT },
  wine: { ground: '#7d1531', ink: WHITE },
  slate: { ground: '#3b4052', ink: WHITE },
  indigo: { ground: '#4b37c8', ink: WHITE },
  pink: { ground: '#f58bb8', ink: NIGHT },
} as const satisfies Record<string, Tint>

export type TintName = keyof typeof tints

/** Colours of the ten cars, from the first to the tenth. Source: the industry standard of PK10. */
const CARS: readonly TintName[] = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'indigo',
  'silver',
  'red',
  'wine',
  'green',
]
export const carTint = (car: number): TintName => CARS[car - 1] ?? 'grey'

/** Source: domain handbook 4.7. */
const MARK_RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]
const MARK_BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]
export function markTint(number: number): TintName {
  if (MARK_RED.includes(number)) return 'red'
  return MARK_BLUE.includes(number) ? 'blue' : 'green'
}

/** Returns the colour of a PC28 sum. Source: domain handbook 4.6. */
export function sumTint(sum: number): TintName {
  if ([0, 13, 14, 27].includes(sum)) return 'grey'
  return (['red', 'green', 'blue'] as const)[sum % 3] ?? 'grey'
}

/** Returns the colour of a Wingo digit; 0 and 5 have a second colour, violet. Source: domain handbook 4.11. */
export function wingoTint(digit: number): TintName {
  return digit % 2 === 0 ? 'red' : 'green'
}
export const isWingoViolet = (digit: number): boolean => digit % 5 === 0
