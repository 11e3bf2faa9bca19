import type { OtherTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english as tableEnglish } from '../../../tables/front/words/english.ts'
import type { TableWord } from '../../../tables/front/words/table-words.ts'
import { english } from './english.ts'

export type RouletteWord = keyof typeof english
export type RouletteTable = OtherTable<RouletteWord | TableWord>

/** Those of every table, and this game's own. */
export const words: WordTables<RouletteWord | TableWord> = {
  english: { ...tableEnglish, ...english },
  others: (locale) => import(`./others/${locale}.ts`),
}
