import type { Language } from '@ante/contract/merchant/language.ts'

/** Labels of a statement's files. */
export interface FileTexts {
  statement: string
  account: string
  merchant: string
  currency: string
  /** Of what is not over yet. */
  soFar: string
  day: string
  month: string
  total: string
  opening: string
  closing: string
  deposits: string
  withdrawals: string
  bets: string
  payouts: string
  result: string
  bonuses: string
  transfers: string
  adjustments: string
  openBets: string
  netPosition: string
  validBets: string
}

const english: FileTexts = {
  statement: 'Statement',
  account: 'Account',
  merchant: 'Site',
  currency: 'Currency',
  soFar: 'so far',
  day: 'Day',
  month: 'Month',
  total: 'Total',
  opening: 'Opening balance',
  closing: 'Closing balance',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  bets: 'Bets',
  payouts: 'Winnings',
  result: 'Result',
  bonuses: 'Bonuses and rebates',
  transfers: 'Transfers',
  adjustments: 'Adjustments',
  openBets: 'Unsettled bets',
  netPosition: 'Net position',
  validBets: 'Valid bets',
}

const TEXTS: Partial<Record<Language, FileTexts>> = { EN: english }

/** Returns the labels in a language, or in English where there are none; and the language they are in. */
export function textsIn(language: Language): { texts: FileTexts; language: Language } {
  const texts = TEXTS[language]
  return texts ? { texts, language } : { texts: english, language: 'EN' }
}

/** Their scripts have letters in the PDF's font; the others would need a shaping and a font of several megabytes. */
const IN_PDF: readonly Language[] = ['EN', 'VI', 'MS', 'ID', 'TY', 'TR', 'RU', 'KK', 'UZ', 'ES', 'PT', 'FR']

/** The same for a PDF, which is in English for scripts that its font does not have. */
export const pdfTextsIn = (language: Language) => textsIn(IN_PDF.includes(language) ? language : 'EN')
