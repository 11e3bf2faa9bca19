import type { WordTable, WordTables } from '../../words/word-table.ts'
import { english } from './english.ts'

export type FrameWord = keyof typeof english
export type FrameTable = WordTable<FrameWord>

export const frameWords: WordTables<FrameWord> = {
  english,
  others: (locale) => import(`./others/${locale}.ts`),
}
