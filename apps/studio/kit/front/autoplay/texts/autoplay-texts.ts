import type { TextTables } from '../../texts/text-table.ts'
import { autoplayEnglish } from './english.ts'

export type AutoplayTextId = keyof typeof autoplayEnglish

export const autoplayTables: TextTables<AutoplayTextId> = {
  english: autoplayEnglish,
  others: (locale) => import(`../../../../translations/${locale}/kit-autoplay.po`),
}
