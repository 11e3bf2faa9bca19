import type { WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type TableWord = keyof typeof english

/** What every scheduled table says. */
export const tableWords: WordTables<TableWord> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/tables.po`),
}
