import type { WordTables } from '../../../kit/front/words/word-table.ts'
import { english } from './english.ts'

export type TableWord = keyof typeof english

/** Texts common to all scheduled tables. */
export const tableWords: WordTables<TableWord> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/tables.po`),
}
