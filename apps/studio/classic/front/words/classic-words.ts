import { slotWords } from '../../../slots/front/words/slot-words.ts'
import type { SlotWord } from '../../../slots/front/words/slot-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { classicEnglish } from './english.ts'

type ClassicKey = keyof typeof classicEnglish
export type ClassicWord = ClassicKey | SlotWord
/** Words besides those common to all machines. */
export type ClassicOwn = Exclude<ClassicKey, SlotWord>
export type ClassicTranslator = Translator<ClassicWord>

export const classicWords = together<SlotWord, ClassicKey>(slotWords, {
  english: classicEnglish,
  others: (locale) => import(`../../../translations/${locale}/classic.po`),
})
