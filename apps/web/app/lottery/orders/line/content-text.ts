import type { I18n } from '@lingui/core'

import { codeWords } from '../../betting/words/play-words.ts'

const ROW = '_'
const PICK = ','

interface Content {
  content: string
  contentIsCut: boolean
}

/** What was bet on, in one line, as a list shows it: rows of picks, and that there are more of them. */
export function contentText({ content, contentIsCut }: Content, i18n: I18n): string {
  const whole = contentIsCut ? content.replace(/[^,_]*$/, '') : content
  const rows = whole.split(ROW).map((row) =>
    row
      .split(PICK)
      .filter((pick) => pick !== '')
      .map((pick) => pickWords(pick, i18n))
      .join(' '),
  )
  const text = rows.filter((row) => row !== '').join(' | ')
  return contentIsCut ? `${text} …` : text
}

/** Numbers stand for themselves. */
const pickWords = (pick: string, i18n: I18n): string => (/^[\d-]+$/.test(pick) ? pick : codeWords(pick, i18n))
