import { slotTexts } from '../../../slots/front/words/slot-words.ts'
import type { SlotTextId } from '../../../slots/front/words/slot-words.ts'
import { combineTables } from '../../../kit/front/words/combine-tables.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { wayEnglish } from './english.ts'

type WayKey = keyof typeof wayEnglish
export type WayTextId = WayKey | SlotTextId
/** Words besides those common to all machines. */
export type WayOwn = Exclude<WayKey, SlotTextId>
export type WayTranslator = Translator<WayTextId>

export const wayTexts = combineTables<SlotTextId, WayKey>(slotTexts, {
  english: wayEnglish,
  others: (locale) => import(`../../../translations/${locale}/ways.po`),
})
