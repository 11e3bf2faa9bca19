import { studioWords } from '../../../kit/front/controls/words/studio-words.ts'
import type { StudioWord } from '../../../kit/front/controls/words/studio-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { slotEnglish } from './english.ts'

type SlotKey = keyof typeof slotEnglish
export type SlotWord = SlotKey | StudioWord
export type SlotTranslator<Name extends string = never> = Translator<Name | SlotWord>

export const slotWords = together<StudioWord, SlotKey>(studioWords, {
  english: slotEnglish,
  others: (locale) => import(`../../../translations/${locale}/slots.po`),
})
