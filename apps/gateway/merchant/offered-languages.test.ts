import type { Language } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { languagesWithoutAgreement, nextOffer, offeredLanguages } from './offered-languages.ts'

const NOW = new Date('2026-06-01T00:00:00.000Z')
const PAST = '2026-01-01T00:00:00.000Z'
const LATER = '2026-07-01T00:00:00.000Z'

type MerchantWithLanguages = Parameters<typeof offeredLanguages>[0]

const merchant = (languages: Language[], starts: Partial<Record<Language, string>>) =>
  ({ settings: { languages, defaultLanguage: 'EN' }, agreement_from: starts }) as MerchantWithLanguages

test.each<[string, MerchantWithLanguages, Language[], Language[]]>([
  ['is translated to all languages', merchant(['TH', 'EN'], { EN: PAST, TH: PAST }), ['TH', 'EN'], []],
  ['is not translated to one language', merchant(['EN', 'TH', 'AR'], { EN: PAST, AR: PAST }), ['EN', 'AR'], ['TH']],
  ['is not translated to the default language', merchant(['EN', 'TH'], { TH: PAST }), ['EN', 'TH'], ['EN']],
  ['is missing', merchant(['EN', 'TH'], {}), ['EN'], ['EN', 'TH']],
  ['takes effect now', merchant(['EN', 'TH'], { EN: PAST, TH: NOW.toISOString() }), ['EN', 'TH'], []],
  ['takes effect later in one language', merchant(['EN', 'TH'], { EN: PAST, TH: LATER }), ['EN'], ['TH']],
  ['is translated to a language that is not offered', merchant(['EN'], { EN: PAST, TH: PAST }), ['EN'], []],
])('a merchant whose agreement %s', (_name, speaking, offered, without) => {
  expect(offeredLanguages(speaking, NOW)).toEqual(offered)
  expect(languagesWithoutAgreement(speaking, NOW)).toEqual(without)
})

test('the offer changes when the next scheduled agreement takes effect in one of the languages', () => {
  expect(nextOffer(merchant(['EN', 'TH', 'AR'], { EN: PAST, TH: LATER, RU: '2026-06-02T00:00:00.000Z' }), NOW)).toBe(
    Date.parse(LATER),
  )
  expect(nextOffer(merchant(['EN', 'TH'], { EN: PAST }), NOW)).toBe(Infinity)
})
