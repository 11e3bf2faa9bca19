import {
  GROUPS_OF_2,
  GROUPS_OF_3,
  GROUPS_OF_4,
  GROUPS_OF_5,
  danDraft,
  groupDraft,
  groupSumDraft,
  mixedDraft,
} from '../digits/groups.ts'
import { bundledStraight, joinedDraft, straightDraft, tongxuanDraft } from '../digits/straights.ts'
import type { Window } from '../digits/window.ts'
import type { Draft } from '../kit/play-of.ts'
import type { ShapePart } from '../../rules/rule.ts'

const POSITIONS = 5

interface Start {
  window: Window
  /** Id of its first play. */
  id: number
}

/** Returns the plays on all five digits. */
export function fiveStars(id: number): Draft[] {
  const window: Window = { prefix: '', group: 'five', at: [0, 1, 2, 3, 4] }
  return [
    straightDraft(window, { id, code: 'straight5', places: POSITIONS }),
    joinedDraft(window, { id: id + 1, code: 'joined5', places: POSITIONS }),
    ...groupsIn({ window, id: id + 2 }, GROUPS_OF_5),
    tongxuanDraft(window, { id: id + 8, code: 'tongxuan5', places: POSITIONS }),
  ]
}

export function fourStars({ window, id }: Start): Draft[] {
  return [
    straightDraft(window, { id, code: `${window.prefix}straight`, places: POSITIONS }),
    joinedDraft(window, { id: id + 1, code: `${window.prefix}joined`, places: POSITIONS }),
    ...groupsIn({ window, id: id + 2 }, GROUPS_OF_4),
  ]
}

/** Returns the plays of three digits, also for the game that draws only three digits. */
export function threeStars({ window, id }: Start, places = POSITIONS): Draft[] {
  const { prefix } = window
  return [
    straightDraft(window, { id, code: `${prefix}straight`, places }),
    joinedDraft(window, { id: id + 1, code: `${prefix}joined`, places }),
    bundledStraight(window, { id: id + 2, code: `${prefix}sum` }, 'sum'),
    bundledStraight(window, { id: id + 3, code: `${prefix}span` }, 'span'),
    ...groupsIn({ window, id: id + 4 }, GROUPS_OF_3),
    groupSumDraft(window, { id: id + 6, code: `${prefix}group_sum` }),
    danDraft(window, { id: id + 7, code: `${prefix}dan` }),
    mixedDraft(window, { id: id + 8, code: `${prefix}mixed` }),
  ]
}

export function twoStars({ window, id }: Start, places = POSITIONS): Draft[] {
  const { prefix } = window
  return [
    straightDraft(window, { id, code: `${prefix}straight`, places }),
    bundledStraight(window, { id: id + 1, code: `${prefix}sum` }, 'sum'),
    bundledStraight(window, { id: id + 2, code: `${prefix}span` }, 'span'),
    ...groupsIn({ window, id: id + 3 }, GROUPS_OF_2),
    groupSumDraft(window, { id: id + 4, code: `${prefix}group_sum` }),
    danDraft(window, { id: id + 5, code: `${prefix}dan` }),
  ]
}

function groupsIn({ window, id }: Start, groups: Readonly<Record<string, readonly ShapePart[]>>): Draft[] {
  return Object.entries(groups).map(([name, parts], index) =>
    groupDraft(window, { id: id + index, code: window.prefix + name }, parts),
  )
}
