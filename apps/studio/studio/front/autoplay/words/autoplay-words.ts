import type { OtherTable, WordTables } from '../../words/word-table.ts'
import { autoplayEnglish } from './english.ts'

export type AutoplayWord = keyof typeof autoplayEnglish
export type AutoplayTable = OtherTable<AutoplayWord>

export const autoplayTables: WordTables<AutoplayWord> = {
  english: autoplayEnglish,
  others: (locale) => import(`./others/${locale}.ts`),
}
