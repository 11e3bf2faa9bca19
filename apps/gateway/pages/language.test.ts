import { expect, test } from 'vitest'

import { languageOf } from './language.ts'

const choice = { languages: ['EN', 'TY', 'AR'] as const, defaultLanguage: 'EN' as const }
const of = (hints: Parameters<typeof languageOf>[1]) =>
  languageOf({ ...choice, languages: [...choice.languages] }, hints)

test.each([
  [{}, 'EN'],
  [{ asked: 'ar', cookie: 'language=TY' }, 'AR'],
  [{ asked: 'XX', cookie: 'a=b; language=TY' }, 'TY'],
  [{ cookie: 'language=ZZ', acceptLanguage: 'ar-EG,en;q=0.5' }, 'AR'],
  [{ acceptLanguage: 'fr, tl;q=0.9, en;q=0.8' }, 'TY'],
  [{ acceptLanguage: 'en;q=0.1, fil' }, 'TY'],
  [{ acceptLanguage: 'ar;q=0, fil;q=0' }, 'EN'],
  [{ acceptLanguage: ';;;,,,q=' }, 'EN'],
])('%j gives %s', (hints, language) => {
  expect(of(hints)).toBe(language)
})
