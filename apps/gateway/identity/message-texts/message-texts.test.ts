import { Language } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { filledIn, messageTexts } from './message-texts.ts'
import type { MessageTexts } from './texts-of-language.ts'

const GAPS: Record<keyof MessageTexts, string[]> = {
  login: ['{code}', '{minutes}', '{site}'],
  register: ['{code}', '{minutes}', '{site}'],
  reset: ['{code}', '{minutes}', '{site}'],
  numberTaken: ['{site}'],
  numberUnknown: ['{site}'],
  passwordLinkSubject: ['{site}'],
  passwordLink: ['{account}', '{minutes}', '{site}'],
}

test.each(Language.options)('every message exists in %s, with all placeholders', (language) => {
  for (const [name, gaps] of Object.entries(GAPS)) {
    const text = [messageTexts[language][name as keyof MessageTexts]].flat().join('\n')
    expect([name, (text.match(/\{\w+\}/g) ?? []).toSorted()]).toEqual([name, gaps])
  }
})

test('texts differ between all languages', () => {
  for (const name of Object.keys(GAPS) as (keyof MessageTexts)[]) {
    const texts = Language.options.map((language) => JSON.stringify(messageTexts[language][name]))
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('inserted values stay unchanged', () => {
  expect(filledIn('{site}: {code}', { site: '$& {code}', code: '123456' })).toBe('$& {code}: 123456')
})
