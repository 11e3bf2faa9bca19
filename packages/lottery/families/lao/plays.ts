import { decimal, rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import { PLACE_NAMES, boardOfAny, numberRow, numbersFrom } from '../kit/boards.ts'
import { oneTier } from '../kit/play-of.ts'
import { tableMenu } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { anyOrderBoard, digitBoard, wholeNumberBoard } from '../kit/whole-numbers.ts'

type Named = Pick<Draft, 'id' | 'code' | 'group' | 'subgroup'>

/** The whole draw is one prize of four digits. Odds: domain handbook 4.9. */
const prizes = { number: 'win' }

/** Accepted numbers of permutations: not 1, because numbers of a single repeated digit are only for the exact play. */
const ORDERS: Readonly<Record<number, readonly number[]>> = { 3: [3, 6], 4: [4, 6, 12, 24] }

interface Exact {
  digits: number
  from?: 'start' | 'end'
  rate: number
}

function exact(named: Named, { digits, from = 'end', rate }: Exact): Draft {
  return {
    ...named,
    board: wholeNumberBoard(digits),
    rule: { kind: 'endings', digits, from, prizes },
    tiers: oneTier(rational(rate)),
  }
}

function anyOrder(named: Named, digits: number, rate: number): Draft {
  return {
    ...named,
    board: anyOrderBoard(digits),
    rule: { kind: 'anyOrder', digits, orders: ORDERS[digits] ?? [], prizes },
    tiers: oneTier(rational(rate)),
  }
}

const FOUR_POSITIONS = PLACE_NAMES.slice(1)

const drafts: readonly Draft[] = [
  exact({ id: 1, code: '4exact', group: 'four', subgroup: 'exact' }, { digits: 4, rate: 6000 }),
  anyOrder({ id: 2, code: '4any', group: 'four', subgroup: 'anyOrder' }, 4, 200),
  exact({ id: 11, code: '3exact', group: 'three', subgroup: 'exact' }, { digits: 3, rate: 900 }),
  anyOrder({ id: 12, code: '3any', group: 'three', subgroup: 'anyOrder' }, 3, 150),
  exact({ id: 21, code: '2last', group: 'two', subgroup: 'last' }, { digits: 2, rate: 90 }),
  exact({ id: 22, code: '2first', group: 'two', subgroup: 'first' }, { digits: 2, from: 'start', rate: 90 }),
  {
    // Among the last three digits, like the Thai play: among four the return would exceed 100 %.
    id: 31,
    code: '1any',
    group: 'one',
    subgroup: 'any',
    board: digitBoard(),
    rule: { kind: 'combination', seen: { kind: 'prizeDigits', prize: 'number', digits: 3 }, pick: 1, need: 1 },
    tiers: oneTier(decimal('3.2')),
  },
  {
    id: 32,
    code: 'position',
    group: 'one',
    subgroup: 'position',
    board: boardOfAny(FOUR_POSITIONS.map((name) => numberRow(name, numbersFrom(0, 9)))),
    rule: { kind: 'each', features: FOUR_POSITIONS.map((_, at) => ({ kind: 'number', at })), tier: 'win' },
    tiers: oneTier(rational(9)),
  },
]

export function laoPlays(): Play[] {
  return tableMenu('LAO', 16_000, drafts)
}
