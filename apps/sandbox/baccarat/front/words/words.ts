import type { WordTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type BaccaratWord = keyof typeof english
export type BaccaratTable = WordTable<BaccaratWord>

export const words: WordTables<BaccaratWord> = {
  english,
  others: { fil: () => import('./filipino.ts'), ar: () => import('./arabic.ts') },
}
