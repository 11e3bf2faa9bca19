import { lineWords } from '../../../lines/front/words/line-words.ts'
import type { LineWord } from '../../../lines/front/words/line-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { northlightEnglish } from './english.ts'

type NorthlightKey = keyof typeof northlightEnglish
export type NorthlightWord = NorthlightKey | LineWord
export type NorthlightTranslator = Translator<NorthlightWord>

export const northlightWords = together<LineWord, NorthlightKey>(lineWords, {
  english: northlightEnglish,
  others: (locale) => import(`../../../translations/${locale}/northlight.po`),
})
