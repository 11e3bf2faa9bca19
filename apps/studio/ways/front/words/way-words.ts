import { slotWords } from '../../../slots/front/words/slot-words.ts'
import type { SlotWord } from '../../../slots/front/words/slot-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { wayEnglish } from './english.ts'

type WayKey = keyof typeof wayEnglish
export type WayWord = WayKey | SlotWord
/** Words besides those common to all machines. */
export type WayOwn = Exclude<WayKey, SlotWord>
export type WayTranslator = Translator<WayWord>

export const wayWords = together<SlotWord, WayKey>(slotWords, {
  english: wayEnglish,
  others: (locale) => import(`../../../translations/${locale}/ways.po`),
})
