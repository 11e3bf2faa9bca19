import { frameWords } from '../../frame/words/frame-words.ts'
import type { FrameWord } from '../../frame/words/frame-words.ts'
import { together } from '../../words/together.ts'
import type { OtherTable, Talk } from '../../words/word-table.ts'
import { studioEnglish } from './english.ts'

type StudioKey = keyof typeof studioEnglish
export type StudioTable = OtherTable<StudioKey>
export type StudioWord = StudioKey | FrameWord
export type StudioTalk<Name extends string = never> = Talk<Name | StudioWord>

export const studioWords = together<FrameWord, StudioKey>(frameWords, {
  english: studioEnglish,
  others: (locale) => import(`./others/${locale}.ts`),
})
