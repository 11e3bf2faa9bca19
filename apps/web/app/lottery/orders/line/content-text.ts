import type { Play } from '@ante/lottery/play.ts'
import type { I18n } from '@lingui/core'

import { ballTexts, codeTexts } from '../../betting/texts/play-texts.ts'

const ROW = '_'
const PICK = ','
/** Replaces the row separator in a choice's code: `big.odd` is `big_odd`. */
const CODE_SEPARATOR = '.'

interface Content {
  content: string
  contentIsCut: boolean
}

/**
 * Formats the content of a bet in one line for a list: rows of picks, with an ellipsis if the content is cut. `play` is
 * undefined for a retired play.
 */
export function contentText({ content, contentIsCut }: Content, play: Play | undefined, i18n: I18n): string {
  const completeContent = contentIsCut ? content.replace(/[^,_]*$/, '') : content
  const rows = completeContent.split(ROW).map((row) =>
    row
      .split(PICK)
      .filter((pick) => pick !== '')
      .map((pick) => pickTexts(pick, play, i18n))
      .join(' '),
  )
  const text = rows.filter((row) => row !== '').join(' | ')
  return contentIsCut ? `${text} …` : text
}

/** Numbers need no label. */
function pickTexts(pick: string, play: Play | undefined, i18n: I18n): string {
  if (/^[\d-]+$/.test(pick)) return pick
  const code = pick.split(CODE_SEPARATOR).join(ROW)
  return play ? ballTexts(play, code, i18n) : codeTexts(code, i18n)
}
