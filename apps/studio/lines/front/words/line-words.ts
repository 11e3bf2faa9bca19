import { slotTexts } from '../../../slots/front/words/slot-words.ts'
import type { SlotTextId } from '../../../slots/front/words/slot-words.ts'
import { combineTables } from '../../../kit/front/words/combine-tables.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { lineEnglish } from './english.ts'

type LineKey = keyof typeof lineEnglish
export type LineTextId = LineKey | SlotTextId
/** Words besides those common to all machines. */
export type LineOwn = Exclude<LineKey, SlotTextId>
export type LineTranslator = Translator<LineTextId>

export const lineTexts = combineTables<SlotTextId, LineKey>(slotTexts, {
  english: lineEnglish,
  others: (locale) => import(`../../../translations/${locale}/lines.po`),
})
