import { autoplayTables } from '../../autoplay/texts/autoplay-texts.ts'
import type { AutoplayTextId } from '../../autoplay/texts/autoplay-texts.ts'
import { frameTexts } from '../../frame/texts/frame-texts.ts'
import type { FrameTextId } from '../../frame/texts/frame-texts.ts'
import { combineTables } from '../../texts/combine-tables.ts'
import type { Translator } from '../../texts/text-table.ts'
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
