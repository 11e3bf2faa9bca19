import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import type { Talk, WordTable, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'

export type BookWord = keyof typeof english
/** A plural may have more forms than English has. */
export type BookTable = WordTable<BookWord> & Readonly<Record<string, string>>
export type BookTalk = Talk<BookWord | FrameWord>

export const bookWords: WordTables<BookWord> = {
  english,
  others: (locale) => import(`./others/${locale}.ts`),
}
