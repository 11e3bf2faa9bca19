import { Language } from '@ante/contract/merchant/language.ts'
import { describe, expect, test } from 'vitest'

import { languageOf } from './language.ts'

type Hints = Parameters<typeof languageOf>[1]

const offering = (...languages: Language[]) => ({ languages, defaultLanguage: 'EN' as const })
const few = offering('EN', 'TY', 'AR')
const all = offering(...Language.options)

test.each<[Hints, Language]>([
  [{}, 'EN'],
  [{ requested: 'ar', cookie: 'language=TY' }, 'AR'],
  [{ requested: 'XX', cookie: 'a=b; language=TY' }, 'TY'],
  [{ requested: 'ru', cookie: 'language=TH', acceptLanguage: 'ar' }, 'AR'],
  [{ cookie: 'language=ZZ', acceptLanguage: 'ar-EG,en;q=0.5' }, 'AR'],
  [{ acceptLanguage: 'fr, tl;q=0.9, en;q=0.8' }, 'TY'],
  [{ acceptLanguage: 'en;q=0.1, fil' }, 'TY'],
  [{ acceptLanguage: 'ar;q=0, fil;q=0' }, 'EN'],
  [{ acceptLanguage: ';;;,,,q=' }, 'EN'],
])('a merchant with three languages maps %j to %s', (hints, language) => {
  expect(languageOf(few, hints)).toBe(language)
})

describe('with all languages, a browser gets its preferred one', () => {
  test.each<[string, Language]>([
    ['zh', 'CN'],
    ['zh-CN,zh;q=0.9', 'CN'],
    ['zh-Hans-HK', 'CN'],
    ['zh-SG', 'CN'],
    ['cmn', 'CN'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8', 'TW'],
    ['zh-Hant', 'TW'],
    ['zh-Hant-MY', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-MO', 'TW'],
    ['yue', 'TW'],
    ['my-MM', 'MY'],
    ['ms-MY', 'MS'],
    ['in-ID', 'ID'],
    ['id', 'ID'],
    ['fil-PH', 'TY'],
    ['tl', 'TY'],
    ['pt-PT', 'PT'],
    ['es-419', 'ES'],
    ['uz-Cyrl-UZ', 'UZ'],
    ['prs-AF', 'FA'],
    ['km-KH , lo ; q=0.9', 'KM'],
    ['nb, sv;q=0.9, ru;q=0.1', 'RU'],
    ['constructor, __proto__', 'EN'],
  ])('%s is %s', (acceptLanguage, language) => {
    expect(languageOf(all, { acceptLanguage })).toBe(language)
  })
})

test('readers of one Chinese script get the other rather than a foreign language', () => {
  expect(languageOf(offering('EN', 'CN'), { acceptLanguage: 'zh-TW, en;q=0.9' })).toBe('CN')
  expect(languageOf(offering('EN', 'TW'), { acceptLanguage: 'zh-CN, en;q=0.9' })).toBe('TW')
})

test.each(Language.options)('every language can be requested by its code: %s', (code) => {
  expect(languageOf(all, { requested: code.toLowerCase() })).toBe(code)
  expect(languageOf(all, { cookie: `language=${code}` })).toBe(code)
})
