import type { FrameWord } from '../../../kit/front/frame/words/frame-words.ts'
import type { Translator, WordTables } from '../../../kit/front/words/word-table.ts'
import { english } from './english.ts'

export type BookWord = keyof typeof english
export type BookTranslator = Translator<BookWord | FrameWord>

export const bookWords: WordTables<BookWord> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/book.po`),
}
