import { expect, test } from 'vitest'

import { readsAgentAnnouncements, localizedFor, typesFor } from './rules.ts'

const memberOfType = (type: number) => ({ memberId: '1', type })

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
  [40, false],
  [41, true],
  [42, true],
])('a member of type %i reads agent news: %s', (type, expected) => {
  expect(readsAgentAnnouncements(memberOfType(type))).toBe(expected)
})

test('visitors get no agent announcements', () => {
  expect(readsAgentAnnouncements(null)).toBe(false)
  expect(typesFor(null, 'B,A,PL')).toEqual(['PL', 'B'])
})

test('a type requested twice is returned once', () => {
  expect(typesFor(memberOfType(1), 'B,B,A')).toEqual(['A', 'B'])
})

const EN = { title: 'Welcome', body: ['Hello'] }
const AR = { title: 'أهلا', body: ['أهلا'] }

test.each([
  {
    name: 'the reader’s language, where there is one',
    texts: { EN, AR },
    language: 'AR',
    expected: { language: 'AR', text: AR },
  },
  {
    name: 'the merchant’s language, where the reader’s is missing',
    texts: { EN, AR },
    language: 'TY',
    expected: { language: 'EN', text: EN },
  },
  { name: 'any language rather than none', texts: { AR }, language: 'TY', expected: { language: 'AR', text: AR } },
] as const)('the wording is in $name', ({ texts, language, expected }) => {
  expect(localizedFor<typeof EN>(texts, language, 'EN')).toEqual(expected)
})
