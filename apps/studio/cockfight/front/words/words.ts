import { together } from '../../../kit/front/words/together.ts'
import { tableWords } from '../../../tables/front/words/table-words.ts'
import type { TableWord } from '../../../tables/front/words/table-words.ts'
import { english } from './english.ts'

export type ArenaWord = keyof typeof english

/** Words of all table games, plus those of this game. */
export const words = together<TableWord, ArenaWord>(tableWords, {
  english,
  others: (locale) => import(`../../../translations/${locale}/cockfight.po`),
})
