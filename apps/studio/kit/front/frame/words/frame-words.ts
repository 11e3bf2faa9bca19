import type { WordTables } from '../../words/word-table.ts'
import { english } from './english.ts'

export type FrameWord = keyof typeof english

export const frameWords: WordTables<FrameWord> = {
  english,
  others: (locale) => import(`../../../../translations/${locale}/kit-frame.po`),
}
