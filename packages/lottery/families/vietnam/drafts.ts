import { decimal, rational } from '../../kit/rational.ts'
import type { Tier } from '../../play.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { board, choiceRow, numberRow } from '../kit/boards.ts'
import { isEven, isOdd, plainClasses, valuesWhere } from '../kit/classes.ts'
import { tableTerms } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { PAIRS_OF_DIGITS, digitBoard, wholeNumberBoard } from '../kit/whole-numbers.ts'
import { SPECIAL_ODDS } from './areas.ts'
import type { Area, OddsSets } from './areas.ts'

type Named = Pick<Draft, 'id' | 'code' | 'group' | 'subgroup'>

function winAt([a, b]: OddsSets): Tier[] {
  return [{ code: 'win', odds: decimal(a), ...(a !== b && { setB: decimal(b) }) }]
}

interface Ending {
  digits: number
  from?: 'start' | 'end'
  /** Names of the used prizes. */
  of: readonly string[]
  /** Price of a point. */
  price?: number
}

function ending(named: Named, { digits, from = 'end', of, price = 1 }: Ending, sets: OddsSets): Draft {
  const prizes = Object.fromEntries(of.map((name) => [name, 'win']))
  return {
    ...named,
    board: wholeNumberBoard(digits),
    rule: { kind: 'endings', digits, from, prizes },
    tiers: winAt(sets),
    terms: tableTerms({ price: rational(price) }),
  }
}

/** Returns the plays lô, which pay once for each prize that ends with the number. */
export function loDrafts({ names: of, prizes, odds }: Area): Draft[] {
  const named = (id: number, code: string): Named => ({ id, code, group: 'lo', subgroup: code })
  return [
    ending(named(1, 'lo2'), { digits: 2, of, price: prizes.two }, odds.lo2),
    ending(named(2, 'lo2_first'), { digits: 2, from: 'start', of }, odds.lo2Fast),
    ending(named(3, 'lo2_1k'), { digits: 2, of }, odds.lo2Fast),
    ending(named(4, 'lo3'), { digits: 3, of, price: prizes.three }, odds.lo3),
    ending(named(5, 'lo4'), { digits: 4, of, price: prizes.four }, odds.lo4),
  ]
}

const SPECIAL = ['special']

/** Returns the plays đề and càng on the ending of the special prize, and đề đầu on the two-digit prizes. */
export function specialDrafts({ heads, odds }: Area): Draft[] {
  const named = (id: number, code: string): Named => ({ id, code, group: 'de', subgroup: code })
  return [
    ending(named(11, 'de'), { digits: 2, of: SPECIAL }, SPECIAL_ODDS.de),
    ending(named(12, 'de_dau'), { digits: 2, of: [heads.prize], price: heads.count }, odds.head),
    ending({ id: 13, code: '3cang', group: 'cang', subgroup: '3cang' }, { digits: 3, of: SPECIAL }, SPECIAL_ODDS.cang3),
    ending({ id: 14, code: '4cang', group: 'cang', subgroup: '4cang' }, { digits: 4, of: SPECIAL }, SPECIAL_ODDS.cang4),
  ]
}

const TENS = -2
const UNITS = -1
const HALVES = {
  b: valuesWhere(5, 9, () => true),
  s: valuesWhere(0, 4, () => true),
  o: valuesWhere(0, 9, isOdd),
  e: valuesWhere(0, 9, isEven),
}

function digitRule(at: number, labels: Readonly<Record<string, readonly number[]>>): TableRule {
  return { kind: 'class', measure: { kind: 'digit', prize: 'special', at }, classes: plainClasses(labels) }
}

/** Returns the plays đầu (tens digit of the special prize), đuôi (ones digit) and kéo (halves of the tens digit). */
export function digitDrafts(): Draft[] {
  const digits = Object.fromEntries(valuesWhere(0, 9, () => true).map((digit) => [digit, [digit]]))
  const named = (id: number, code: string): Named => ({ id, code, group: 'digits', subgroup: code })
  return [
    {
      ...named(21, 'dau'),
      board: digitBoard(),
      rule: digitRule(TENS, digits),
      tiers: winAt(SPECIAL_ODDS.digit),
    },
    {
      ...named(22, 'duoi'),
      board: digitBoard(),
      rule: digitRule(UNITS, digits),
      tiers: winAt(SPECIAL_ODDS.digit),
    },
    {
      ...named(23, 'keo'),
      board: board([choiceRow(Object.keys(HALVES))]),
      rule: digitRule(TENS, HALVES),
      tiers: winAt(SPECIAL_ODDS.keo),
    },
  ]
}

/** Returns the plays xiên (each picked number ends at least one prize) and trượt (no picked number ends a prize). */
export function parlayDrafts({ odds }: Area): Draft[] {
  const xien = (id: number, pick: 2 | 3 | 4) => parlay({ id, group: 'xien', pick, need: pick }, odds[`xien${pick}`])
  const truot = (id: number, pick: 4 | 6 | 8 | 10) =>
    parlay({ id, group: 'truot', pick, need: 0 }, odds[`truot${pick}`])
  return [xien(31, 2), xien(32, 3), xien(33, 4), truot(41, 4), truot(42, 6), truot(43, 8), truot(44, 10)]
}

function parlay(
  { id, group, pick, need }: { id: number; group: string; pick: number; need: number },
  sets: OddsSets,
): Draft {
  const code = `${group}${pick}`
  return {
    id,
    code,
    group,
    subgroup: code,
    board: board([numberRow('numbers', PAIRS_OF_DIGITS, { min: pick })]),
    rule: { kind: 'combination', seen: { kind: 'endings', digits: 2 }, pick, need },
    tiers: winAt(sets),
  }
}
