import { slotTexts } from '../../../slots/front/texts/slot-texts.ts'
import type { SlotTextId } from '../../../slots/front/texts/slot-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { classicEnglish } from './english.ts'

type ClassicKey = keyof typeof classicEnglish
export type ClassicTextId = ClassicKey | SlotTextId
/** Ids of the texts that are not common to all machines. */
export type ClassicOwnTextId = Exclude<ClassicKey, SlotTextId>
export type ClassicTranslator = Translator<ClassicTextId>

export const classicTexts = combineTables<SlotTextId, ClassicKey>(slotTexts, {
  english: classicEnglish,
  others: (locale) => import(`../../../translations/${locale}/classic.po`),
})
