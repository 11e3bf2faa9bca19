import type { WordTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type TableWord = keyof typeof english
export type TableTable = WordTable<TableWord>

export const tableWords: WordTables<TableWord> = {
  english,
  others: { fil: () => import('./filipino.ts'), ar: () => import('./arabic.ts') },
}
