import { autoplayTables } from '../../autoplay/words/autoplay-words.ts'
import type { AutoplayWord } from '../../autoplay/words/autoplay-words.ts'
import { frameWords } from '../../frame/words/frame-words.ts'
import type { FrameWord } from '../../frame/words/frame-words.ts'
import { together } from '../../words/together.ts'
import type { Translator } from '../../words/word-table.ts'
import { studioEnglish } from './english.ts'

type StudioKey = keyof typeof studioEnglish
export type StudioWord = StudioKey | AutoplayWord | FrameWord
export type StudioTranslator<Name extends string = never> = Translator<Name | StudioWord>

export const studioWords = together<FrameWord | AutoplayWord, StudioKey>(together(frameWords, autoplayTables), {
  english: studioEnglish,
  others: (locale) => import(`../../../../translations/${locale}/kit-controls.po`),
})
