import { slotTexts } from '../../../slots/front/words/slot-words.ts'
import type { SlotTextId } from '../../../slots/front/words/slot-words.ts'
import { combineTables } from '../../../kit/front/words/combine-tables.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import { classicEnglish } from './english.ts'

type ClassicKey = keyof typeof classicEnglish
export type ClassicTextId = ClassicKey | SlotTextId
/** Words besides those common to all machines. */
export type ClassicOwn = Exclude<ClassicKey, SlotTextId>
export type ClassicTranslator = Translator<ClassicTextId>

export const classicTexts = combineTables<SlotTextId, ClassicKey>(slotTexts, {
  english: classicEnglish,
  others: (locale) => import(`../../../translations/${locale}/classic.po`),
})
