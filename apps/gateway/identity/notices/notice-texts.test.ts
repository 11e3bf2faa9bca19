import { SecurityEventKind } from '@ante/contract/identity/sessions.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { noticeTexts } from './notice-texts.ts'
import type { NoticeTexts } from './texts/texts-of-language.ts'

const SITE = ['{site}']
const GAPS: Record<string, string[]> = {
  signInSubject: SITE,
  changeSubject: SITE,
  signIn: SITE,
  ...Object.fromEntries(SecurityEventKind.options.map((kind) => [kind, SITE])),
  facts: ['{device}', '{place}', '{time}'],
  advice: ['{domain}'],
}

test.each(Language.options)('every notice exists in %s, with all placeholders', (language) => {
  for (const [name, gaps] of Object.entries(GAPS)) {
    const text = noticeTexts[language][name as keyof NoticeTexts]
    expect([name, (text.match(/\{\w+\}/g) ?? []).toSorted()]).toEqual([name, gaps])
  }
})

test('texts differ between all languages, and within a language', () => {
  for (const name of Object.keys(GAPS) as (keyof NoticeTexts)[]) {
    expect(new Set(Language.options.map((language) => noticeTexts[language][name])).size).toBe(Language.options.length)
  }
  for (const language of Language.options) {
    const texts = Object.values(noticeTexts[language])
    expect(new Set(texts).size).toBe(texts.length)
  }
})
