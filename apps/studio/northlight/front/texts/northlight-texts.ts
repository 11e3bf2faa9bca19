import { lineTexts } from '../../../lines/front/texts/line-texts.ts'
import type { LineTextId } from '../../../lines/front/texts/line-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { northlightEnglish } from './english.ts'

type NorthlightKey = keyof typeof northlightEnglish
export type NorthlightTextId = NorthlightKey | LineTextId
export type NorthlightTranslator = Translator<NorthlightTextId>

export const northlightTexts = combineTables<LineTextId, NorthlightKey>(lineTexts, {
  english: northlightEnglish,
  others: (locale) => import(`../../../translations/${locale}/northlight.po`),
})
