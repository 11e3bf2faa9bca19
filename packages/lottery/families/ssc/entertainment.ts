import { appearsDraft, ballSidesDraft, dragonTigerDrafts, shapeDraft, totalSidesDraft } from '../digits/sides.ts'
import { labelsDraft } from '../kit/by-label.ts'
import { fixedPositionDraft } from '../digits/straights.ts'
import type { Window } from '../digits/window.ts'
import type { Draft } from '../kit/play-of.ts'
import { WINDOWS } from './side-drafts.ts'

const POSITIONS = 5
const ALL = [0, 1, 2, 3, 4]
const OUTCOMES = 10 ** POSITIONS

/** Counts over all hundred thousand results, to be verified against the rules. Source: `domain-tables.json`. */
const BULLS = { 0: 35_649, 1: 6375, 2: 6505, 3: 6375, 4: 6505, 5: 6375, 6: 6505, 7: 6375, 8: 6505, 9: 6375, 10: 6456 }
const HANDS = {
  five: 10,
  four: 450,
  full: 900,
  straight: 720,
  three: 7200,
  twopair: 10_800,
  onepair: 50_400,
  high: 29_520,
}

export function entertainmentDrafts(at: readonly number[], within: (window: Window) => boolean): Draft[] {
  const shapes: readonly { id: number; window: Window }[] = [
    { id: 11, window: WINDOWS.first3 },
    { id: 12, window: WINDOWS.middle3 },
    { id: 13, window: WINDOWS.last3 },
  ]
  return [
    {
      ...fixedPositionDraft({ id: 1, code: 'fixed_place', places: POSITIONS }, at),
      group: 'balls',
      subgroup: 'numbers',
    },
    ballSidesDraft({ id: 2, code: 'ball_bsoe' }, at, POSITIONS),
    ...shapes
      .filter(({ window }) => within(window))
      .map(({ id, window }) => shapeDraft(window, { id, code: `${window.prefix}shape` })),
    ...dragonTigerDrafts(20, at),
    ...(at.length === POSITIONS ? ofAllFive() : []),
  ]
}

function ofAllFive(): Draft[] {
  return [
    totalSidesDraft({ id: 3, code: 'total_bsoe' }, ALL),
    { ...appearsDraft({ id: 41, code: 'five_have_one' }, ALL, 1), group: 'five', subgroup: 'fiveHaveOne' },
    labelsDraft(
      { id: 42, code: 'bull', group: 'five', subgroup: 'bull' },
      { kind: 'bull', at: ALL },
      { ways: BULLS, outcomes: OUTCOMES },
    ),
    labelsDraft(
      { id: 43, code: 'hand', group: 'five', subgroup: 'hand' },
      { kind: 'hand', at: ALL },
      { ways: HANDS, outcomes: OUTCOMES },
    ),
  ]
}
