import type { WordTables } from '../../../kit/front/words/word-table.ts'
import { english } from './english.ts'

export type FishWord = keyof typeof english

export const fishWords: WordTables<FishWord> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fish.po`),
}
