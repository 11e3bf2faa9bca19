import type { Language } from '@ante/contract/merchant/language.ts'

import { cyrillicTexts } from './cyrillic-texts.ts'
import { eastAsianTexts } from './east-asian-texts.ts'
import { latinTexts } from './latin-texts.ts'
import { rightToLeftTexts } from './right-to-left-texts.ts'
import { southAsianTexts } from './south-asian-texts.ts'

/** Labels of a statement's files. */
export interface FileTexts {
  statement: string
  account: string
  merchant: string
  currency: string
  /** Note for a period that has not ended. */
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

const TEXTS: Record<Language, FileTexts> = {
  EN: english,
  ...latinTexts,
  ...cyrillicTexts,
  ...eastAsianTexts,
  ...southAsianTexts,
  ...rightToLeftTexts,
}

/** Returns the labels in a language. */
export const textsIn = (language: Language): FileTexts => TEXTS[language]

/** Languages whose letters the PDF's font has and `pdfkit` can lay out. */
const hasPdf = (language: Language) => language === 'EN' || language in latinTexts || language in cyrillicTexts

/** Returns the language of a PDF: English if the font lacks the script. */
export const pdfLanguage = (language: Language): Language => (hasPdf(language) ? language : 'EN')
