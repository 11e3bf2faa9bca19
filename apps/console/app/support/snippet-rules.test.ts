import type { Snippet } from '@ante/contract/console/support-settings.ts'
import { expect, test } from 'vitest'

import { offeredSnippets, snippetQueryAt, withSnippet } from './snippet-rules.ts'

const snippet = (code: string, text: string, language: Snippet['language'] = 'EN'): Snippet => {
  return { code, text, language, version: 1, changedAt: '2026-01-20T00:00:00.000Z', changedBy: 'ana@example.com' }
}

test.each([
  ['/', 1, { from: 0, typed: '' }],
  ['/dep', 4, { from: 0, typed: 'dep' }],
  ['Hello /Dep', 10, { from: 6, typed: 'dep' }],
  ['Hello\n/dep', 10, { from: 6, typed: 'dep' }],
  ['/one /two', 9, { from: 5, typed: 'two' }],
  ['/dep and more', 4, { from: 0, typed: 'dep' }],
  ['and/or', 6, null],
  ['https://', 8, null],
  ['/dep osit', 9, null],
  ['no slash', 8, null],
  ['', 0, null],
])('the snippet that is typed in %j before %i', (text, cursor, query) => {
  expect(snippetQueryAt(text, cursor)).toEqual(query)
})

test('snippets in the language of the player come first, then those that begin with the letters', () => {
  const all = [
    snippet('deposit', 'About deposits'),
    snippet('late-deposit', 'It takes an hour'),
    snippet('deposit', 'Tungkol', 'TY'),
    snippet('bonus', 'Read about a deposit bonus'),
  ]
  expect(offeredSnippets(all, 'deposit', 'TY').map(({ code, language }) => `${language} ${code}`)).toEqual([
    'TY deposit',
    'EN deposit',
    'EN bonus',
    'EN late-deposit',
  ])
  expect(offeredSnippets(all, 'nothing', null)).toEqual([])
})

test.each([
  ['Hello {account}, hi', 'ana', 'Hello ana, hi'],
  ['Hello {account}, hi', null, 'Hello, hi'],
  ['{account}: {account}', '$&', '$&: $&'],
])('the snippet %j for the account %s', (text, account, result) => {
  const typed = 'First. /x and last'
  const inserted = withSnippet(typed, { from: 7, typed: 'x' }, { snippet: { text }, account })
  expect(inserted).toEqual({ text: `First. ${result} and last`, cursor: 7 + result.length })
})
