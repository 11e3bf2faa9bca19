import type { TextTables } from '../../../kit/front/texts/text-table.ts'
import { english } from './english.ts'

export type FishTextId = keyof typeof english

export const fishTexts: TextTables<FishTextId> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fish.po`),
}
