import { originalTexts } from '../../../originals/front/texts/texts.ts'
import type { OriginalTranslator } from '../../../originals/front/texts/texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { english } from './english.ts'
import type { MinesKey } from './english.ts'

export const texts = combineTables(originalTexts, {
  english,
  others: (locale) => import(`../../../translations/${locale}/mines.po`),
})

export type MinesTranslator = OriginalTranslator<MinesKey>
