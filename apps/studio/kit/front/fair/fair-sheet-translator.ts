import type { FairWord } from './words/words.ts'

/** Translator functions needed by fairness texts. */
export interface FairSheetTranslator {
  locale: string
  t(name: FairWord | 'close'): string
  number(value: number): string
}
