import { studioTexts } from '../../../kit/front/controls/texts/studio-texts.ts'
import type { StudioTextId } from '../../../kit/front/controls/texts/studio-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { slotEnglish } from './english.ts'

type SlotKey = keyof typeof slotEnglish
export type SlotTextId = SlotKey | StudioTextId
export type SlotTranslator<Name extends string = never> = Translator<Name | SlotTextId>

export const slotTexts = combineTables<StudioTextId, SlotKey>(studioTexts, {
  english: slotEnglish,
  others: (locale) => import(`../../../translations/${locale}/slots.po`),
})
