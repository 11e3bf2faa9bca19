import { together } from '../../../kit/front/words/together.ts'
import { tableWords } from '../../../tables/front/words/table-words.ts'
import type { TableWord } from '../../../tables/front/words/table-words.ts'
import { english } from './english.ts'

export type BaccaratWord = keyof typeof english

/** Words of all table games, plus those of this game. */
export const words = together<TableWord, BaccaratWord>(tableWords, {
  english,
  others: (locale) => import(`../../../translations/${locale}/baccarat.po`),
})
