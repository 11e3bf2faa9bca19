import type { FairTextId } from './texts/texts.ts'

/** Translator functions needed by fairness texts. */
export interface FairSheetTranslator {
  locale: string
  t(name: FairTextId | 'close'): string
  number(value: number): string
}
