import { rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import { ANIMALS } from '../../features/zodiac.ts'
import type { LabelSet } from '../../rules/table-rule.ts'
import { board, choiceRow, numberRow, numbersFrom } from '../kit/boards.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { HIGHEST } from './numbers.ts'
import { ODDS_OF_NORMAL_AND_SPECIAL, oddsOfAll, oddsOfJoin, oddsOfNone } from './odds.ts'

const SEVEN = [0, 1, 2, 3, 4, 5, 6]
const SIX = SEVEN.slice(0, -1)

const normals: LabelSet = { kind: 'numbers', at: SIX }
const allNumbers: LabelSet = { kind: 'numbers', at: SEVEN }
const allTails: LabelSet = { kind: 'tails', at: SEVEN }

/** Number of numbers of an animal: four, and five for the animal of the year. */
const FOUR = 4
const OF_YEAR = 5
/** Numbers that end in 0, and in any other digit. */
const TAIL_OF_NOUGHT = 4
const TAIL = 5

type Named = Pick<Draft, 'id' | 'code' | 'group' | 'subgroup'>
interface Combination {
  seen: LabelSet
  pick: number
  need: number
}

function ofNumbers(named: Named, combination: Combination, odds: Rational): Draft {
  return {
    ...named,
    board: board([numberRow('numbers', numbersFrom(1, HIGHEST), { min: combination.pick })]),
    rule: { kind: 'combination', ...combination },
    tiers: oneTier(odds),
  }
}

function join(id: number, code: string, { pick, need }: { pick: number; need: number }): Draft {
  const named = { id, code, group: 'joins', subgroup: `pick${pick}` }
  return ofNumbers(named, { seen: normals, pick, need }, oddsOfJoin(pick, need))
}

/** Returns a play on combinations of animals; one with the animal of the year has the odds `ofYear`. */
function ofAnimals(named: Named, combination: Combination, odds: { win: Rational; ofYear: Rational }): Draft {
  return {
    ...named,
    board: board([{ ...choiceRow(ANIMALS), min: combination.pick }]),
    rule: { kind: 'combination', ...combination, specialTier: { kind: 'animalOfYear', tier: 'ofYear' } },
    tiers: tiersOf(odds),
  }
}

function animals(id: number, pick: number): Draft {
  const otherRanges = Array.from({ length: pick - 1 }, () => FOUR)
  return ofAnimals(
    { id, code: pick === 1 ? 'animal_hit' : `animals_${pick}`, group: 'zodiac', subgroup: `animals${pick}` },
    { seen: { kind: 'animals', at: SEVEN }, pick, need: pick },
    { win: oddsOfAll([FOUR, ...otherRanges]), ofYear: oddsOfAll([OF_YEAR, ...otherRanges]) },
  )
}

function notHit(pick: number): Draft {
  const named = { id: 50 + pick, code: `not_hit_${pick}`, group: 'notHit', subgroup: `notHit${pick}` }
  return ofNumbers(named, { seen: allNumbers, pick, need: 0 }, oddsOfNone(pick))
}

export const combinationDrafts: readonly Draft[] = [
  ofNumbers(
    { id: 11, code: 'normal_number', group: 'drawn', subgroup: 'normal' },
    { seen: normals, pick: 1, need: 1 },
    oddsOfJoin(1, 1),
  ),
  ofNumbers(
    { id: 12, code: 'any_number', group: 'drawn', subgroup: 'any' },
    { seen: allNumbers, pick: 1, need: 1 },
    rational(HIGHEST, SEVEN.length),
  ),
  {
    id: 13,
    code: 'tail_hit',
    group: 'drawn',
    subgroup: 'tail',
    board: board([numberRow('tails', numbersFrom(0, 9))]),
    rule: {
      kind: 'combination',
      seen: allTails,
      pick: 1,
      need: 1,
      specialTier: { kind: 'label', label: '0', tier: 'nought' },
    },
    tiers: tiersOf({ win: oddsOfAll([TAIL]), nought: oddsOfAll([TAIL_OF_NOUGHT]) }),
  },
  ofAnimals(
    { id: 21, code: 'special_zodiac', group: 'zodiac', subgroup: 'special' },
    { seen: { kind: 'animals', at: [-1] }, pick: 1, need: 1 },
    { win: rational(HIGHEST, FOUR), ofYear: rational(HIGHEST, OF_YEAR) },
  ),
  animals(22, 1),
  ofAnimals(
    { id: 23, code: 'animal_miss', group: 'zodiac', subgroup: 'miss' },
    { seen: { kind: 'animals', at: SEVEN }, pick: 1, need: 0 },
    { win: oddsOfNone(FOUR), ofYear: oddsOfNone(OF_YEAR) },
  ),
  animals(24, 2),
  animals(25, 3),
  animals(26, 4),
  join(31, 'join_2in2', { pick: 2, need: 2 }),
  {
    id: 32,
    code: 'join_special',
    group: 'joins',
    subgroup: 'special',
    board: board([numberRow('numbers', numbersFrom(1, HIGHEST), { min: 2 })]),
    rule: { kind: 'normalAndSpecial' },
    tiers: oneTier(ODDS_OF_NORMAL_AND_SPECIAL),
  },
  join(33, 'join_3in3', { pick: 3, need: 3 }),
  join(34, 'join_3in2', { pick: 3, need: 2 }),
  join(35, 'join_4in4', { pick: 4, need: 4 }),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(notHit),
]
