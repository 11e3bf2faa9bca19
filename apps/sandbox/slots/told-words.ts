import type { ToldIn } from '../studio/game.ts'
import { slotArabic } from './front/words/arabic.ts'
import { slotEnglish } from './front/words/english.ts'
import { slotFilipino } from './front/words/filipino.ts'
import type { NeutralWords } from './front/words/words.ts'

/** The names of symbols in the languages that rounds are told in: those of the page. */
export const toldWords: Record<ToldIn, NeutralWords> = { EN: slotEnglish, TY: slotFilipino, AR: slotArabic }
