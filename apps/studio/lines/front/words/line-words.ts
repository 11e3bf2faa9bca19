import { slotWords } from '../../../slots/front/words/slot-words.ts'
import type { SlotWord } from '../../../slots/front/words/slot-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { lineEnglish } from './english.ts'

type LineKey = keyof typeof lineEnglish
export type LineWord = LineKey | SlotWord
/** Words besides those common to all machines. */
export type LineOwn = Exclude<LineKey, SlotWord>
export type LineTranslator = Translator<LineWord>

export const lineWords = together<SlotWord, LineKey>(slotWords, {
  english: lineEnglish,
  others: (locale) => import(`../../../translations/${locale}/lines.po`),
})
