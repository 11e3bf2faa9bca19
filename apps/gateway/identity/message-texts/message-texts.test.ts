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

test.each(Language.options)('every message is written in %s, with all its gaps', (language) => {
  for (const [name, gaps] of Object.entries(GAPS)) {
    const text = [messageTexts[language][name as keyof MessageTexts]].flat().join('\n')
    expect([name, (text.match(/\{\w+\}/g) ?? []).toSorted()]).toEqual([name, gaps])
  }
})

test('no two languages say the same', () => {
  for (const name of Object.keys(GAPS) as (keyof MessageTexts)[]) {
    const texts = Language.options.map((language) => JSON.stringify(messageTexts[language][name]))
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('what is filled in stays as it is', () => {
  expect(filledIn('{site}: {code}', { site: '$& {code}', code: '123456' })).toBe('$& {code}: 123456')
})
