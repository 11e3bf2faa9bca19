import { choices } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import { groupSumWays, sumWays } from '../../kit/ways.ts'
import type { Board, Row } from '../../play.ts'
import type { PositionWindow, Rule, ShapePart } from '../../rules/rule.ts'
import { board, boardOfAny, numberRow } from '../kit/boards.ts'
import { oneTier } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { groupOdds, groupRows, groupTiers } from './groups.ts'
import { SIDES, positionName, placeRows, typedDigits } from './window.ts'

/** Any `pick` of the positions. */
export interface AnyPositions {
  at: readonly number[]
  /** Number of positions of the whole draw. */
  places: number
  pick: number
}

interface Named {
  id: number
  code: string
}

type Unfinished = Pick<Draft, 'board' | 'tiers'> & { subgroup: string }

export function anyStraightDraft({ id, code }: Named, { at, places, pick }: AnyPositions): Draft {
  return {
    id,
    code,
    group: `any${pick}`,
    subgroup: 'straight',
    board: boardOfAny(placeRows({ prefix: '', group: '', at }, places), pick),
    rule: { kind: 'anyStraight', at, pick },
    tiers: oneTier(rational(SIDES ** pick)),
  }
}

/** Numbers are typed, positions are picked. */
export function anySingleDraft(named: Named, any: AnyPositions): Draft {
  const rest = {
    subgroup: 'straight',
    board: board([placesRow(any)], typedDigits(any.pick, { only: true })),
    tiers: oneTier(rational(SIDES ** any.pick)),
  }
  return overPlaces(named, any, rest, (at) => ({ kind: 'straight', at, distinct: false }))
}

export function anySumDraft(named: Named, any: AnyPositions): Draft {
  const stakes = sumWays(
    Array.from({ length: SIDES }, (_, digit) => digit),
    any.pick,
  )
  const rest = {
    subgroup: 'straight',
    board: withPlaces(any, [numberRow('sum', Object.keys(stakes))]),
    tiers: oneTier(rational(SIDES ** any.pick)),
  }
  return overPlaces(named, any, rest, (at) => ({ kind: 'bundle', feature: { kind: 'sum', at }, stakes }))
}

export function anyGroupDraft(named: Named, any: AnyPositions, parts: readonly ShapePart[]): Draft {
  const rest = { subgroup: 'group', board: withPlaces(any, groupRows(parts)), tiers: groupOdds(parts) }
  return overPlaces(named, any, rest, (at) => ({ kind: 'shape', at, parts }))
}

export function anyGroupSumDraft(named: Named, any: AnyPositions): Draft {
  const stakes = groupSumWays(any.pick)
  const rest = {
    subgroup: 'group',
    board: withPlaces(any, [numberRow('sum', Object.keys(stakes))]),
    tiers: groupTiers({ at: any.at.slice(0, any.pick) }),
  }
  return overPlaces(named, any, rest, (at) => ({
    kind: 'bundle',
    feature: { kind: 'sum', at },
    stakes,
    tier: { kind: 'group', at },
  }))
}

export function anyMixedDraft(named: Named, any: AnyPositions): Draft {
  const rest = {
    subgroup: 'group',
    board: board([placesRow(any)], typedDigits(any.pick, { unordered: true, only: true })),
    tiers: groupTiers({ at: any.at.slice(0, any.pick) }),
  }
  return overPlaces(named, any, rest, (at) => ({ kind: 'typedGroup', at, tier: { kind: 'group', at } }))
}

function overPlaces({ id, code }: Named, any: AnyPositions, rest: Unfinished, ruleAt: (at: number[]) => Rule): Draft {
  const windows = choices(any.at, any.pick).map((at): PositionWindow => ({
    places: at.map((position) => positionName(position, any.places)),
    rule: ruleAt(at),
  }))
  return { id, code, group: `any${any.pick}`, ...rest, rule: { kind: 'anyPlaces', pick: any.pick, windows } }
}

function withPlaces(any: AnyPositions, rows: readonly Row[]): Board {
  return board([placesRow(any), ...rows])
}

function placesRow({ at, places, pick }: AnyPositions): Row {
  const names = at.map((position) => positionName(position, places))
  return { ...numberRow('places', names, { min: pick }), quick: ['all', 'clear'] }
}
