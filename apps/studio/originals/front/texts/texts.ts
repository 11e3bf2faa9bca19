import { fairTables } from '../../../kit/front/fair/texts/texts.ts'
import type { FairTextId } from '../../../kit/front/fair/texts/texts.ts'
import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { originalEnglish } from './english.ts'
import type { OriginalKey } from './english.ts'

/** Texts common to all house games' pages. */
export const originalTexts = combineTables<OriginalKey, FairTextId>(
  { english: originalEnglish, others: (locale) => import(`../../../translations/${locale}/originals.po`) },
  fairTables,
)

export type OriginalTextId = OriginalKey | FairTextId
export type OriginalTranslator<Name extends string = never> = Translator<Name | OriginalTextId | FrameTextId>
