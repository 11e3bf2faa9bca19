import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of plays whose code has another meaning elsewhere, or none. */
export const PLAYS: Record<string, MessageDescriptor> = {
  single: msg`Manual entry`,
  odd_even_count: msg`Odd numbers`,
  middle: msg`Middle number`,
  big_small: msg`Big and small`,
  size: msg`Big and small`,
  odd_even: msg`Odd and even`,
  ball_bsoe: msg`Sides`,
  place_bsoe: msg`Sides`,
  appears: msg`Appears`,
  triple_any: msg`Any triple`,
  triple_exact: msg`One triple`,
  three_different: msg`Three different`,
  two_different: msg`Two different`,
  three_run_any: msg`Any run`,
  plus_one: msg`Pair and one`,
  single_die: msg`Single die`,
  single_any: msg`At least one`,
  sum_sides: msg`Digit sum`,
  tail_sides: msg`Tail sides`,
  normal_number: msg`Normal number`,
  any_number: msg`Any of seven`,
  tail_hit: msg`Tail`,
  special_zodiac: msg`Special`,
  animal_hit: msg`One animal`,
  animal_miss: msg`Animal not drawn`,
  join_special: msg`Normal and special`,
  combined: msg`Combined`,
  extreme: msg`Extreme`,
  four: msg`Four of a kind`,
  three_one: msg`Three and one`,
  two_two: msg`Two and two`,
  '4exact': msg`Exact`,
  '3exact': msg`Exact`,
  '4any': msg`Any order`,
  '3any': msg`Any order`,
  '1any': msg`Any place`,
  '2last': msg`Last ${2}`,
  '2first': msg`First ${2}`,
  '3top': msg`Top`,
  '2top': msg`Top`,
  run_top: msg`Top`,
  '3second': msg`Second prize`,
  '2bottom': msg`Bottom`,
  run_bottom: msg`Bottom`,
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const positionOf = (name: string) => msg`Place ${PLACES.indexOf(name) + 1}`

/** Labels that contain a number. */
export const PATTERNS: readonly [RegExp, (number: string, more: string) => MessageDescriptor][] = [
  [new RegExp(`^(${PLACES.join('|')})$`), positionOf],
  [/^first(\d+)$/, (count) => msg`First ${count}`],
  [/^middle(\d+)$/, (count) => msg`Middle ${count}`],
  [/^last(\d+)$/, (count) => msg`Last ${count}`],
  [/^group_?(\d+)$/, (count) => msg`Group ${count}`],
  [/^box(\d+)$/, (count) => msg`Box ${count}`],
  [/^any(\d+)$/, (count) => msg`Any ${count}`],
  [/^pick(\d+)$/, (count) => msg`Pick ${count}`],
  [/^sum(\d)$/, (count) => msg`Sum of ${count}`],
  [/^any(\d)code$/, (count) => msg`Numbers: ${count}`],
  [/^not_hit_(\d+)$/, (count) => msg`Numbers: ${count}`],
  [/^animals_(\d)$/, (count) => msg`Animals: ${count}`],
  [/^appears_(\d)$/, (count) => msg`At least ${count} times`],
  [/^join_(\d)in(\d)$/, (picked, needed) => msg`${needed} of ${picked}`],
]

/** Proper names that contain a number, which are not translated. */
export const NAMED: readonly [RegExp, string][] = [
  [/^xien(\d)$/, 'Xiên'],
  [/^truot(\d+)$/, 'Trượt'],
]
