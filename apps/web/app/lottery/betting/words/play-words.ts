import type { Play } from '@ante/lottery/play.ts'
import type { I18n } from '@lingui/core'

import { BALLS, PATTERNS, TERMS } from './terms.ts'

/** What a code of the rules is called; null where nobody has said. */
function knownWords(code: string, i18n: I18n): string | null {
  const term = ownOf(TERMS, code) ?? ownOf(BALLS, code)
  if (term) return i18n._(term)
  for (const [pattern, words] of PATTERNS) {
    const [, number] = pattern.exec(code) ?? []
    if (number !== undefined) return i18n._(words(number))
  }
  return null
}

const ownOf = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined

/** `straight5` is as long as its group says. */
const withoutLength = (code: string) => code.replace(/^(straight|joined|tongxuan)\d$/, '$1')

/** The longest known beginning of a code, and the rest of it. */
function partsOf(code: string, i18n: I18n): string[] {
  const pieces = withoutLength(code).split('_')
  for (let length = pieces.length; length > 0; length--) {
    const words = knownWords(pieces.slice(0, length).join('_'), i18n)
    if (words !== null) return [words, ...restOf(pieces.slice(length), i18n)]
  }
  return [plain(pieces[0] ?? ''), ...restOf(pieces.slice(1), i18n)]
}

function restOf(pieces: readonly string[], i18n: I18n): string[] {
  if (pieces.length === 0) return []
  // Two places that are compared: `dragon_tiger_1_5`.
  return pieces.every((piece) => /^\d+$/.test(piece)) ? [pieces.join(' – ')] : partsOf(pieces.join('_'), i18n)
}

/** A number, or a code that nobody has named: as it stands. */
const plain = (code: string) => code

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

export const codeWords = (code: string, i18n: I18n): string => joined(partsOf(code, i18n))

/** A play within its group, which need not be said again. */
export function playWords({ code, group }: Play, i18n: I18n): string {
  const own = code.startsWith(`${group}_`) ? code.slice(group.length + 1) : code
  const ofGroup = codeWords(group, i18n)
  const parts = partsOf(own, i18n)
  const others = parts.filter((part) => part !== ofGroup)
  return joined(others.length > 0 ? others : parts)
}

/** What can be picked: numbers as the family writes them, sides and symbols by name. */
export function ballWords(play: Play, code: string, i18n: I18n): string {
  const width = play.board.manual?.width ?? 1
  if (/^\d+$/.test(code)) return width === 2 ? code.padStart(2, '0') : code
  const words = ownOf(BALLS, code)
  return words ? i18n._(words) : codeWords(code, i18n)
}
