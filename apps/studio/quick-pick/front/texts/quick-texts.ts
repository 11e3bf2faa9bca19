import { originalTexts } from '../../../originals/front/texts/texts.ts'
import type { OriginalTextId } from '../../../originals/front/texts/texts.ts'
import { studioTexts } from '../../../kit/front/controls/texts/studio-texts.ts'
import type { StudioTextId } from '../../../kit/front/controls/texts/studio-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { quickEnglish } from './english.ts'

type QuickKey = keyof typeof quickEnglish
export type QuickTextId = QuickKey | StudioTextId | OriginalTextId
export type QuickTranslator = Translator<QuickTextId>

export const quickTexts = combineTables<OriginalTextId | StudioTextId, QuickKey>(
  combineTables(originalTexts, studioTexts),
  {
    english: quickEnglish,
    others: (locale) => import(`../../../translations/${locale}/quick-pick.po`),
  },
)
