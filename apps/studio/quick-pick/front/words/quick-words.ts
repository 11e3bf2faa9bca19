import { originalTexts } from '../../../originals/front/words/words.ts'
import type { OriginalTextId } from '../../../originals/front/words/words.ts'
import { studioTexts } from '../../../kit/front/controls/words/studio-words.ts'
import type { StudioTextId } from '../../../kit/front/controls/words/studio-words.ts'
import { combineTables } from '../../../kit/front/words/combine-tables.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
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
