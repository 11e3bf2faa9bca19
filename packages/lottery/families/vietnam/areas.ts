import type { Family } from '../../family.ts'

export interface Area {
  family: Family
  /** First of its play ids. */
  from: number
  /**
   * Number of prizes with at least two, three and four digits. It is also the price of a point, because a point is a
   * bet on each of these prizes.
   */
  prizes: { two: number; three: number; four: number }
  /** The two-digit prizes. The play `de_dau` is a bet on these. */
  heads: { prize: string; count: number }
  /** Names of its prizes. */
  names: readonly string[]
  odds: AreaOdds
}

/** The odds of one play as decimal text. The option `oddsSet` of a game chooses set A or B; A is the default. */
type OddsSets = readonly [a: string, b: string]

export interface AreaOdds {
  lo2: OddsSets
  lo2Fast: OddsSets
  lo3: OddsSets
  lo4: OddsSets
  head: OddsSets
  xien2: OddsSets
  xien3: OddsSets
  xien4: OddsSets
  truot4: OddsSets
  truot6: OddsSets
  truot8: OddsSets
  truot10: OddsSets
}

const NORTH_NAMES = ['special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const SOUTH_NAMES = [...NORTH_NAMES, 'eighth']

/** Source of all odds: domain handbook 4.8. */
export const north: Area = {
  family: 'VNC_NORTH',
  from: 12_000,
  prizes: { two: 27, three: 23, four: 20 },
  heads: { prize: 'seventh', count: 4 },
  names: NORTH_NAMES,
  odds: {
    lo2: ['99', '99'],
    lo2Fast: ['3.65', '3.7'],
    lo3: ['960', '980'],
    lo4: ['8880', '9000'],
    head: ['99', '99'],
    xien2: ['16', '17'],
    xien3: ['65', '65'],
    xien4: ['180', '250'],
    truot4: ['2.3', '2'],
    truot6: ['4.5', '4.5'],
    truot8: ['8', '8'],
    truot10: ['12', '12'],
  },
}

/** South and centre have the same draws and odds. */
export const south: Area = {
  family: 'VNC_SOUTH',
  from: 14_000,
  prizes: { two: 18, three: 17, four: 16 },
  heads: { prize: 'eighth', count: 1 },
  names: SOUTH_NAMES,
  odds: {
    lo2: ['99.9', '99.9'],
    lo2Fast: ['5.4', '5.445'],
    lo3: ['960', '980'],
    lo4: ['8880', '9000'],
    head: ['99', '99'],
    xien2: ['28', '28'],
    xien3: ['150', '150'],
    xien4: ['750', '750'],
    truot4: ['1.8', '1.8'],
    truot6: ['2.5', '2.5'],
    truot8: ['3.3', '3.3'],
    truot10: ['4.3', '4.3'],
  },
}

export const centre: Area = { ...south, family: 'VNC_CENTRE', from: 13_000 }

/** Odds of plays on the special prize, the same in all areas. */
export const SPECIAL_ODDS = {
  de: ['99', '99.5'],
  cang3: ['960', '980'],
  cang4: ['8880', '9000'],
  digit: ['9.5', '9.95'],
  keo: ['1.98', '1.995'],
} as const satisfies Readonly<Record<string, OddsSets>>

export type { OddsSets }
