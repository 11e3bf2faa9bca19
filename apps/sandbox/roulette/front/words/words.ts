import type { WordTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type RouletteWord = keyof typeof english
export type RouletteTable = WordTable<RouletteWord>

export const words: WordTables<RouletteWord> = {
  english,
  others: { fil: () => import('./filipino.ts'), ar: () => import('./arabic.ts') },
}
