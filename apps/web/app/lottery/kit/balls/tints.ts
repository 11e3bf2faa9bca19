/**
 * Colours of balls, cars and dice. They are part of the game and do not follow the brand: the second car is blue, and
 * number 1 of the Mark Six is red. A test checks the contrast of each.
 */
export interface Tint {
  background: string
  text: string
}

const WHITE = '#ffffff'
const NIGHT = '#1b1430'

export const tints = {
  red: { background: '#d0263b', text: WHITE },
  blue: { background: '#2260d2', text: WHITE },
  green: { background: '#147a3d', text: WHITE },
  violet: { background: '#7a3ddb', text: WHITE },
  gold: { background: '#f5b82e', text: NIGHT },
  grey: { background: '#5d6377', text: WHITE },
  ivory: { background: '#fbf7ec', text: NIGHT },
  cyan: { background: '#5ed6e6', text: NIGHT },
  orange: { background: '#ff9a3c', text: NIGHT },
  silver: { background: '#c9cedb', text: NIGHT },
  wine: { background: '#7d1531', text: WHITE },
  slate: { background: '#3b4052', text: WHITE },
  indigo: { background: '#4b37c8', text: WHITE },
  pink: { background: '#f58bb8', text: NIGHT },
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
