import { rational } from '../../kit/rational.ts'
import type { Play, Tier } from '../../play.ts'
import { tableMenu } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { anyOrderBoard, wholeNumberBoard } from '../kit/whole-numbers.ts'

/** Payout of each prize, which is a tier with its own name. Source: domain handbook 4.10. */
const FORECASTS = {
  big: { first: 2500, second: 1000, third: 500, special: 180, consolation: 60 },
  small: { first: 3500, second: 2000, third: 1000 },
}

const ORDERS = [24, 12, 6, 4]

type Size = keyof typeof FORECASTS

function prizesOf(size: Size): Record<string, string> {
  return Object.fromEntries(Object.keys(FORECASTS[size]).map((prize) => [prize, prize]))
}

function tiersAt(size: Size, share: (pays: number) => number): Tier[] {
  return Object.entries(FORECASTS[size]).map(([code, pays]) => ({ code, odds: rational(share(pays)) }))
}

function straight(id: number, size: Size): Draft {
  return {
    id,
    code: size,
    group: 'straight',
    subgroup: size,
    board: wholeNumberBoard(4),
    rule: { kind: 'endings', digits: 4, from: 'end', prizes: prizesOf(size) },
    tiers: tiersAt(size, (pays) => pays),
  }
}

/** Returns the play of one stake on all permutations of a number: it pays the prize divided by them, rounded up. */
function box(id: number, size: Size, orders: number): Draft {
  return {
    id,
    code: `box${orders}_${size}`,
    group: `box${orders}`,
    subgroup: size,
    board: anyOrderBoard(4),
    rule: { kind: 'anyOrder', digits: 4, orders: [orders], prizes: prizesOf(size) },
    tiers: tiersAt(size, (pays) => Math.ceil(pays / orders)),
  }
}

const boxes = ORDERS.flatMap((orders, index) => [
  box(11 + 2 * index, 'big', orders),
  box(12 + 2 * index, 'small', orders),
])

export function fourDPlays(): Play[] {
  return tableMenu('4D', 17_000, [straight(1, 'big'), straight(2, 'small'), ...boxes])
}
