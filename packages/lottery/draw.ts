import type { Family } from './family.ts'

/**
 * A result, as it is stored and sent. Most families draw numbers in order: SSC `[1,2,3,4,5]`, PK10 ten cars, LHC six
 * and the special one. Symbols are text (`['fish','crab','crab']`); prizes of several numbers are a table by name
 * (`{ special: ['98745'], first: ['12345'], … }`).
 */
export type Draw = readonly number[] | readonly string[] | PrizeTable

export type PrizeTable = Readonly<Record<string, readonly string[]>>

/** Whether this is a whole, legal result of the family. */
export function isDraw(family: Family, draw: unknown): draw is Draw {
  throw new Error(`no draw of ${family} yet: ${String(draw)}`)
}
