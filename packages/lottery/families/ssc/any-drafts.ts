import {
  anyGroupDraft,
  anyGroupSumDraft,
  anyMixedDraft,
  anySingleDraft,
  anyStraightDraft,
  anySumDraft,
} from '../digits/any.ts'
import type { AnyPositions } from '../digits/any.ts'
import { GROUPS_OF_2, GROUPS_OF_3, GROUPS_OF_4 } from '../digits/groups.ts'
import type { Draft } from '../kit/play-of.ts'

/** Returns the plays for which the player picks two, three or four of these positions. */
export function anyDrafts(at: readonly number[]): Draft[] {
  const anyPositions = (pick: number): AnyPositions => ({ at, places: 5, pick })
  return [
    anyStraightDraft({ id: 151, code: 'any2_straight' }, anyPositions(2)),
    anySingleDraft({ id: 152, code: 'any2_single' }, anyPositions(2)),
    anySumDraft({ id: 153, code: 'any2_sum' }, anyPositions(2)),
    anyGroupDraft({ id: 154, code: 'any2_group2' }, anyPositions(2), GROUPS_OF_2.group2),
    anyGroupSumDraft({ id: 155, code: 'any2_group_sum' }, anyPositions(2)),
    anyStraightDraft({ id: 161, code: 'any3_straight' }, anyPositions(3)),
    anySingleDraft({ id: 162, code: 'any3_single' }, anyPositions(3)),
    anySumDraft({ id: 163, code: 'any3_sum' }, anyPositions(3)),
    anyGroupDraft({ id: 164, code: 'any3_group3' }, anyPositions(3), GROUPS_OF_3.group3),
    anyGroupDraft({ id: 165, code: 'any3_group6' }, anyPositions(3), GROUPS_OF_3.group6),
    anyGroupSumDraft({ id: 166, code: 'any3_group_sum' }, anyPositions(3)),
    anyMixedDraft({ id: 167, code: 'any3_mixed' }, anyPositions(3)),
    anyStraightDraft({ id: 171, code: 'any4_straight' }, anyPositions(4)),
    anySingleDraft({ id: 172, code: 'any4_single' }, anyPositions(4)),
    anyGroupDraft({ id: 173, code: 'any4_group24' }, anyPositions(4), GROUPS_OF_4.group24),
    anyGroupDraft({ id: 174, code: 'any4_group12' }, anyPositions(4), GROUPS_OF_4.group12),
    anyGroupDraft({ id: 175, code: 'any4_group6' }, anyPositions(4), GROUPS_OF_4.group6),
    anyGroupDraft({ id: 176, code: 'any4_group4' }, anyPositions(4), GROUPS_OF_4.group4),
  ]
}
