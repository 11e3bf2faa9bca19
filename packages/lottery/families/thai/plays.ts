import { decimal, rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { oneTier } from '../kit/play-of.ts'
import { tableMenu } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { anyOrderBoard, digitBoard, wholeNumberBoard } from '../kit/whole-numbers.ts'

/** Permutations of a number that is not three times the same digit: `445`, and `123`. Source: domain handbook 4.9. */
const TOD_ORDERS = [3, 6]

const endings = (digits: number, prize: string): TableRule => ({
  kind: 'endings',
  digits,
  from: 'end',
  prizes: { [prize]: 'win' },
})

/** Returns the rule for a digit among the last digits of a prize, which wins once even if it occurs repeatedly. */
const run = (prize: string, digits: number): TableRule => ({
  kind: 'combination',
  seen: { kind: 'prizeDigits', prize, digits },
  pick: 1,
  need: 1,
})

const threes: readonly Draft[] = [
  {
    id: 1,
    code: '3top',
    group: 'three',
    subgroup: 'top',
    board: wholeNumberBoard(3),
    rule: endings(3, 'first'),
    tiers: oneTier(rational(900)),
  },
  {
    id: 2,
    code: 'tod',
    group: 'three',
    subgroup: 'anyOrder',
    board: anyOrderBoard(3),
    rule: { kind: 'anyOrder', digits: 3, orders: TOD_ORDERS, prizes: { first: 'win' } },
    tiers: oneTier(rational(150)),
  },
  {
    // Five second prizes are drawn, so each pays a fifth of the first.
    id: 3,
    code: '3second',
    group: 'three',
    subgroup: 'second',
    board: wholeNumberBoard(3),
    rule: endings(3, 'second'),
    tiers: oneTier(rational(180)),
  },
]

const others: readonly Draft[] = [
  {
    id: 11,
    code: '2top',
    group: 'two',
    subgroup: 'top',
    board: wholeNumberBoard(2),
    rule: endings(2, 'first'),
    tiers: oneTier(rational(95)),
  },
  {
    id: 12,
    code: '2bottom',
    group: 'two',
    subgroup: 'bottom',
    board: wholeNumberBoard(2),
    rule: endings(2, 'bottom2'),
    tiers: oneTier(rational(95)),
  },
  {
    id: 21,
    code: 'run_top',
    group: 'one',
    subgroup: 'top',
    board: digitBoard(),
    rule: run('first', 3),
    tiers: oneTier(decimal('3.2')),
  },
  {
    id: 22,
    code: 'run_bottom',
    group: 'one',
    subgroup: 'bottom',
    board: digitBoard(),
    rule: run('bottom2', 2),
    tiers: oneTier(decimal('4.2')),
  },
]

export function thaiPlays(): Play[] {
  return tableMenu('THAI', 15_000, [...threes, ...others])
}
