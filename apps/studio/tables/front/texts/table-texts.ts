import type { TextTables } from '../../../kit/front/texts/text-table.ts'
import { english } from './english.ts'

export type TableTextId = keyof typeof english

/** Texts common to all scheduled tables. */
export const tableTexts: TextTables<TableTextId> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/tables.po`),
}
