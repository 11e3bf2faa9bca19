import { permutationsOf } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import { groupSumWays } from '../../kit/ways.ts'
import type { Row, Tier } from '../../play.ts'
import type { ShapePart } from '../../rules/rule.ts'
import { board, numberRow } from '../kit/boards.ts'
import { oneTier } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { SIDES, digitRow, typedDigits } from './window.ts'
import type { Window } from './window.ts'

interface Named {
  id: number
  code: string
}

const part = (row: number, times: number, of: number): ShapePart => ({ row, times, of })

/** Kinds of groups, named after the number of permutations of their digits: `group6` has three different digits. */
export const GROUPS_OF_5 = {
  group120: [part(0, 1, 5)],
  group60: [part(0, 2, 1), part(1, 1, 3)],
  group30: [part(0, 2, 2), part(1, 1, 1)],
  group20: [part(0, 3, 1), part(1, 1, 2)],
  group10: [part(0, 3, 1), part(1, 2, 1)],
  group5: [part(0, 4, 1), part(1, 1, 1)],
}
export const GROUPS_OF_4 = {
  group24: [part(0, 1, 4)],
  group12: [part(0, 2, 1), part(1, 1, 2)],
  group6: [part(0, 2, 2)],
  group4: [part(0, 3, 1), part(1, 1, 1)],
}
/** Both digits of a group-3, the repeated and the single one, are picked in one row. */
export const GROUPS_OF_3 = { group3: [part(0, 2, 1), part(0, 1, 1)], group6: [part(0, 1, 3)] }
export const GROUPS_OF_2 = { group2: [part(0, 1, 2)] }

const ROW_NAMES: Readonly<Record<number, string>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'quad' }

export function groupRows(parts: readonly ShapePart[]): Row[] {
  const rows = [...new Set(parts.map(({ row }) => row))]
  return rows.map((row) => {
    const partsOfRow = parts.filter((each) => each.row === row)
    const name = rows.length === 1 ? 'digits' : (ROW_NAMES[partsOfRow[0]?.times ?? 1] ?? '')
    return digitRow(name, { min: partsOfRow.reduce((sum, { of }) => sum + of, 0) })
  })
}

export function groupOdds(parts: readonly ShapePart[]): Tier[] {
  const repeats = parts.flatMap(({ times, of }) => Array.from({ length: of }, () => times))
  const length = repeats.reduce((sum, times) => sum + times, 0)
  return oneTier(rational(SIDES ** length, permutationsOf(repeats)))
}

export function groupDraft(window: Window, { id, code }: Named, parts: readonly ShapePart[]): Draft {
  const [first, second] = parts
  const sameOnce = first?.times === 1 && !second
  return {
    id,
    code,
    group: window.group,
    subgroup: 'group',
    board: board(groupRows(parts), sameOnce ? typedDigits(window.at.length, { unordered: true }) : undefined),
    rule: { kind: 'shape', at: window.at, parts },
    tiers: groupOdds(parts),
  }
}

/** Returns the tiers of a group of this window, by kind. */
export function groupTiers({ at }: Pick<Window, 'at'>): Tier[] {
  if (at.length === 2) return [{ code: 'group2', odds: rational(50) }]
  return [
    { code: 'group3', odds: rational(1000, 3) },
    { code: 'group6', odds: rational(1000, 6) },
  ]
}

/** Returns the play on the sum of a group: one pick buys all groups with this sum. */
export function groupSumDraft(window: Window, { id, code }: Named): Draft {
  const stakes = groupSumWays(window.at.length)
  return {
    id,
    code,
    group: window.group,
    subgroup: 'group',
    board: board([numberRow('sum', Object.keys(stakes))]),
    rule: { kind: 'bundle', feature: { kind: 'sum', at: window.at }, stakes, tier: { kind: 'group', at: window.at } },
    tiers: groupTiers(window),
  }
}

/** Returns the play on one digit of a group (dan): the pick buys all groups that contain the digit. */
export function danDraft(window: Window, { id, code }: Named): Draft {
  const otherDigits = SIDES - 1
  const groups = window.at.length === 2 ? otherDigits : 2 * otherDigits + (otherDigits * (otherDigits - 1)) / 2
  const row = digitRow('digits', { max: 1 })
  return {
    id,
    code,
    group: window.group,
    subgroup: 'group',
    board: board([row]),
    rule: {
      kind: 'bundle',
      feature: { kind: 'numbers', at: window.at, atLeast: 1 },
      stakes: Object.fromEntries(row.balls.map((ball) => [ball.code, groups])),
      tier: { kind: 'group', at: window.at },
    },
    tiers: groupTiers(window),
  }
}

/** Returns the play for which the player types groups of both kinds, group-3 and group-6. */
export function mixedDraft(window: Window, { id, code }: Named): Draft {
  return {
    id,
    code,
    group: window.group,
    subgroup: 'group',
    board: board([], typedDigits(window.at.length, { unordered: true, only: true })),
    rule: { kind: 'typedGroup', at: window.at, tier: { kind: 'group', at: window.at } },
    tiers: groupTiers(window),
  }
}
