import { autoplayTables } from '../../autoplay/words/autoplay-words.ts'
import type { AutoplayTextId } from '../../autoplay/words/autoplay-words.ts'
import { frameTexts } from '../../frame/words/frame-words.ts'
import type { FrameTextId } from '../../frame/words/frame-words.ts'
import { combineTables } from '../../words/combine-tables.ts'
import type { Translator } from '../../words/word-table.ts'
import { studioEnglish } from './english.ts'

type StudioKey = keyof typeof studioEnglish
export type StudioTextId = StudioKey | AutoplayTextId | FrameTextId
export type StudioTranslator<Name extends string = never> = Translator<Name | StudioTextId>

export const studioTexts = combineTables<FrameTextId | AutoplayTextId, StudioKey>(
  combineTables(frameTexts, autoplayTables),
  {
    english: studioEnglish,
    others: (locale) => import(`../../../../translations/${locale}/kit-controls.po`),
  },
)
