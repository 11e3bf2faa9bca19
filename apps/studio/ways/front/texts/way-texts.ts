import { slotTexts } from '../../../slots/front/texts/slot-texts.ts'
import type { SlotTextId } from '../../../slots/front/texts/slot-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { wayEnglish } from './english.ts'

type WayKey = keyof typeof wayEnglish
export type WayTextId = WayKey | SlotTextId
/** Ids of the texts that are not common to all machines. */
export type WayOwnTextId = Exclude<WayKey, SlotTextId>
export type WayTranslator = Translator<WayTextId>

export const wayTexts = combineTables<SlotTextId, WayKey>(slotTexts, {
  english: wayEnglish,
  others: (locale) => import(`../../../translations/${locale}/ways.po`),
})
