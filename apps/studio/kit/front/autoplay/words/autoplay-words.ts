import type { WordTables } from '../../words/word-table.ts'
import { autoplayEnglish } from './english.ts'

export type AutoplayWord = keyof typeof autoplayEnglish

export const autoplayTables: WordTables<AutoplayWord> = {
  english: autoplayEnglish,
  others: (locale) => import(`../../../../translations/${locale}/kit-autoplay.po`),
}
