import { fairArabic } from '../../../studio/front/fair/words/arabic.ts'
import { fairEnglish } from '../../../studio/front/fair/words/english.ts'
import { fairFilipino } from '../../../studio/front/fair/words/filipino.ts'
import type { FairWords } from '../../../studio/front/fair/words/words.ts'
import { studioArabic } from '../../../studio/front/words/arabic.ts'
import { studioEnglish } from '../../../studio/front/words/english.ts'
import { studioFilipino } from '../../../studio/front/words/filipino.ts'
import type { Languages, StudioWords } from '../../../studio/front/words/words.ts'
import { originalArabic } from './arabic.ts'
import { originalEnglish } from './english.ts'
import type { OriginalKey } from './english.ts'
import { originalFilipino } from './filipino.ts'

/** One game's own sentences in one language, flat: blanks are filled by `filled`. */
export type Table<Key extends string> = Readonly<Record<Key, string>>

export interface OriginalWords<Key extends string = never> extends StudioWords, FairWords {
  own: Table<OriginalKey | Key>
}

/** Puts a game's tables beside what all pages say. */
export function languagesOf<Key extends string>(own: Languages<Table<Key>>): Languages<OriginalWords<Key>> {
  const { english, filipino, arabic } = own
  return {
    english: wordsOf({ ...studioEnglish, ...fairEnglish }, { ...originalEnglish, ...english }),
    filipino: wordsOf({ ...studioFilipino, ...fairFilipino }, { ...originalFilipino, ...filipino }),
    arabic: wordsOf({ ...studioArabic, ...fairArabic }, { ...originalArabic, ...arabic }),
  }
}

function wordsOf<Key extends string>(
  shared: StudioWords & FairWords,
  own: Table<OriginalKey | Key>,
): OriginalWords<Key> {
  return { ...shared, rules: own.rules, own }
}
