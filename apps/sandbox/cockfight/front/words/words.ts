import type { WordTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type ArenaWord = keyof typeof english
export type ArenaTable = WordTable<ArenaWord>

export const words: WordTables<ArenaWord> = {
  english,
  others: { fil: () => import('./filipino.ts'), ar: () => import('./arabic.ts') },
}
