import type { Selection } from '@ante/lottery/bet.ts'
import type { Play } from '@ante/lottery/play.ts'

/** Maximum length of the text in a list. */
const SHOWN = 60
const ENTRIES_SHOWN = 12

/** Formats the selection of a row in one line: rows of picks, or the first of many typed numbers. */
export function rowContent(play: Play, selection: Selection, ballTexts: (play: Play, code: string) => string): string {
  const text =
    selection.kind === 'typed'
      ? selection.entries.slice(0, ENTRIES_SHOWN).join(', ')
      : selection.rows.map((picks) => picks.map((code) => ballTexts(play, code)).join(' ') || '–').join(' | ')
  const isCut = text.length > SHOWN || (selection.kind === 'typed' && selection.entries.length > ENTRIES_SHOWN)
  return isCut ? `${text.slice(0, SHOWN).trimEnd()} …` : text
}
