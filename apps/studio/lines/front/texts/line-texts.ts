import { slotTexts } from '../../../slots/front/texts/slot-texts.ts'
import type { SlotTextId } from '../../../slots/front/texts/slot-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { lineEnglish } from './english.ts'

type LineKey = keyof typeof lineEnglish
export type LineTextId = LineKey | SlotTextId
/** Ids of the texts that are not common to all machines. */
export type LineOwnTextId = Exclude<LineKey, SlotTextId>
export type LineTranslator = Translator<LineTextId>

export const lineTexts = combineTables<SlotTextId, LineKey>(slotTexts, {
  english: lineEnglish,
  others: (locale) => import(`../../../translations/${locale}/lines.po`),
})
