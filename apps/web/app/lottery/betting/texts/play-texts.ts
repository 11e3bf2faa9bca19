import type { Play } from '@ante/lottery/play.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'

import { BALLS } from './balls.ts'
import { NAMED, PATTERNS, PLAYS } from './play-terms.ts'
import { NAMES, TERMS } from './terms.ts'

type Table = Record<string, MessageDescriptor>
type TextOf = (code: string) => string | null

const ownOf = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined

/** Returns the label of a code from the first table that contains it, or null. */
const textsBy =
  (i18n: I18n, ...tables: Table[]): TextOf =>
  (code) => {
    const name = ownOf(NAMES, code)
    if (name !== undefined) return name
    const foundTerm = tables.map((table) => ownOf(table, code)).find((term) => term !== undefined)
    return foundTerm ? i18n._(foundTerm) : numbered(code, i18n)
  }

function numbered(code: string, i18n: I18n): string | null {
  for (const [pattern, texts] of PATTERNS) {
    const [, number, suffix = ''] = pattern.exec(code) ?? []
    if (number !== undefined) return i18n._(texts(number, suffix))
  }
  for (const [pattern, name] of NAMED) {
    const [, number] = pattern.exec(code) ?? []
    if (number !== undefined) return `${name} ${number}`
  }
  return null
}

/**
 * Splits a code into its longest known pieces: `first2_straight` has two, and `dragon_tiger_1_5` has two positions at
 * its end.
 */
function partsOf(code: string, texts: TextOf): string[] {
  const pieces = code.split('_')
  for (let length = pieces.length; length > 0; length--) {
    const text = texts(pieces.slice(0, length).join('_'))
    if (text !== null) return [text, ...restOf(pieces.slice(length), texts)]
  }
  const [first = '', ...rest] = pieces
  return [first, ...restOf(rest, texts)]
}

function restOf(pieces: readonly string[], texts: TextOf): string[] {
  if (pieces.length === 0) return []
  return pieces.every((piece) => /^\d+$/.test(piece)) ? [pieces.join(' – ')] : partsOf(pieces.join('_'), texts)
}

const joined = (parts: readonly string[]) => parts.join(' · ')

/** Returns the label of a group, a row, or any other code of the rules. */
export const codeTexts = (code: string, i18n: I18n): string => joined(partsOf(code, textsBy(i18n, TERMS, PLAYS, BALLS)))

/** Returns the label of a play within its group, without the group's name. */
export function playTexts({ code, group }: Pick<Play, 'code' | 'group'>, i18n: I18n): string {
  const texts = textsBy(i18n, PLAYS, TERMS, BALLS)
  const ofGroup = codeTexts(group, i18n)
  const parts = partsOf(texts(code) === null ? withoutGroup(code, group) : code, texts)
  const others = parts.filter((part) => part !== ofGroup)
  return joined(others.length > 0 ? others : parts)
}

/** Removes the part of a play's code that its group implies: the 5 of `straight5`, or `last3` of `last3_span`. */
const withoutGroup = (code: string, group: string): string =>
  (code.startsWith(`${group}_`) ? code.slice(group.length + 1) : code).replace(/^(straight|joined|tongxuan)\d$/, '$1')

/** Returns the full label of a play: its group and its name. */
export function wholePlayTexts(play: Play, i18n: I18n): string {
  const [first, second] = [codeTexts(play.group, i18n), playTexts(play, i18n)]
  return first === second ? first : `${first} · ${second}`
}

/** Code of the only choice of a play, which is the play itself. */
const ONLY_CHOICE = 'x'

/** Returns the label of a pick: numbers in the format of the family, sides and symbols by name. */
export function ballTexts(play: Play, code: string, i18n: I18n): string {
  if (code === ONLY_CHOICE) return playTexts(play, i18n)
  if (/^\d+$/.test(code)) return play.board.manual?.width === 2 ? code.padStart(2, '0') : code
  return joined(partsOf(code, textsBy(i18n, BALLS, TERMS)))
}
