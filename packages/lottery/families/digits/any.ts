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

/** Plays for which the player also picks positions: `pick` of the positions `at`. */
export interface AnyPositions {
  at: readonly number[]
  /** Number of positions of the whole draw; names are counted from the last one. */
  places: number
  pick: number
}

interface PlayName {
  id: number
  code: string
}

type PartialDraft = Pick<Draft, 'board' | 'tiers'> & { subgroup: string }

export function anyStraightDraft({ id, code }: PlayName, { at, places, pick }: AnyPositions): Draft {
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

/** Returns the play for which the player types the numbers and picks their positions. */
export function anySingleDraft(named: PlayName, positions: AnyPositions): Draft {
  const draft = {
    subgroup: 'straight',
    board: board([positionsRow(positions)], typedDigits(positions.pick, { only: true })),
    tiers: oneTier(rational(SIDES ** positions.pick)),
  }
  return playInEachWindow(named, positions, draft, (at) => ({ kind: 'straight', at, distinct: false }))
}

export function anySumDraft(named: PlayName, positions: AnyPositions): Draft {
  const stakes = sumWays(
    Array.from({ length: SIDES }, (_, digit) => digit),
    positions.pick,
  )
  const draft = {
    subgroup: 'straight',
    board: boardWithPositions(positions, [numberRow('sum', Object.keys(stakes))]),
    tiers: oneTier(rational(SIDES ** positions.pick)),
  }
  return playInEachWindow(named, positions, draft, (at) => ({ kind: 'bundle', feature: { kind: 'sum', at }, stakes }))
}

export function anyGroupDraft(named: PlayName, positions: AnyPositions, parts: readonly ShapePart[]): Draft {
  const draft = { subgroup: 'group', board: boardWithPositions(positions, groupRows(parts)), tiers: groupOdds(parts) }
  return playInEachWindow(named, positions, draft, (at) => ({ kind: 'shape', at, parts }))
}

export function anyGroupSumDraft(named: PlayName, positions: AnyPositions): Draft {
  const stakes = groupSumWays(positions.pick)
  const draft = {
    subgroup: 'group',
    board: boardWithPositions(positions, [numberRow('sum', Object.keys(stakes))]),
    tiers: groupTiers({ at: positions.at.slice(0, positions.pick) }),
  }
  return playInEachWindow(named, positions, draft, (at) => ({
    kind: 'bundle',
    feature: { kind: 'sum', at },
    stakes,
    tier: { kind: 'group', at },
  }))
}

export function anyMixedDraft(named: PlayName, positions: AnyPositions): Draft {
  const draft = {
    subgroup: 'group',
    board: board([positionsRow(positions)], typedDigits(positions.pick, { unordered: true, only: true })),
    tiers: groupTiers({ at: positions.at.slice(0, positions.pick) }),
  }
  return playInEachWindow(named, positions, draft, (at) => ({ kind: 'typedGroup', at, tier: { kind: 'group', at } }))
}

function playInEachWindow(
  { id, code }: PlayName,
  positions: AnyPositions,
  draft: PartialDraft,
  ruleAt: (at: number[]) => Rule,
): Draft {
  const windows = choices(positions.at, positions.pick).map((at): PositionWindow => ({
    places: at.map((position) => positionName(position, positions.places)),
    rule: ruleAt(at),
  }))
  return {
    id,
    code,
    group: `any${positions.pick}`,
    ...draft,
    rule: { kind: 'anyPlaces', pick: positions.pick, windows },
  }
}

function boardWithPositions(positions: AnyPositions, rows: readonly Row[]): Board {
  return board([positionsRow(positions), ...rows])
}

function positionsRow({ at, places, pick }: AnyPositions): Row {
  const names = at.map((position) => positionName(position, places))
  return { ...numberRow('places', names, { min: pick }), quick: ['all', 'clear'] }
}
