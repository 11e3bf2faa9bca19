import { originalWords } from '../../../originals/front/words/words.ts'
import type { OriginalWord } from '../../../originals/front/words/words.ts'
import { studioWords } from '../../../kit/front/controls/words/studio-words.ts'
import type { StudioWord } from '../../../kit/front/controls/words/studio-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { quickEnglish } from './english.ts'

type QuickKey = keyof typeof quickEnglish
export type QuickWord = QuickKey | StudioWord | OriginalWord
export type QuickTranslator = Translator<QuickWord>

export const quickWords = together<OriginalWord | StudioWord, QuickKey>(together(originalWords, studioWords), {
  english: quickEnglish,
  others: (locale) => import(`../../../translations/${locale}/quick-pick.po`),
})
