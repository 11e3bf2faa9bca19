import { originalTexts } from '../../../originals/front/texts/texts.ts'
import type { OriginalTranslator } from '../../../originals/front/texts/texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { english } from './english.ts'
import type { PlinkoKey } from './english.ts'

export const texts = combineTables(originalTexts, {
  english,
  others: (locale) => import(`../../../translations/${locale}/plinko.po`),
})

export type PlinkoTranslator = OriginalTranslator<PlinkoKey>
