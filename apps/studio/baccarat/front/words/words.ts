import { together } from '../../../studio/front/words/together.ts'
import { tableWords } from '../../../tables/front/words/table-words.ts'
import type { TableWord } from '../../../tables/front/words/table-words.ts'
import { english } from './english.ts'

export type BaccaratWord = keyof typeof english

/** Those of every table, and this game's own. */
export const words = together<TableWord, BaccaratWord>(tableWords, {
  english,
  others: (locale) => import(`../../../translations/${locale}/baccarat.po`),
})
