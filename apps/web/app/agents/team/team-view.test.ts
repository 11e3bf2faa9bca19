import { expect, test } from 'vitest'

import { filterOf, viewAddress, viewOf } from './team-view.ts'

const read = (query: string) => viewOf(new URLSearchParams(query))

test.each(['', 'parent=12', 'parent=12&show=newest', 'search=pla', 'records=7&days=today'])(
  'what ?%s asks for stands in the address as it was',
  (query) => {
    const { view, mended } = read(query)
    expect([viewAddress(view), mended]).toEqual([query ? `/m/member/team?${query}` : '/m/member/team', false])
  },
)

test.each(["parent=1'", 'parent=0', 'show=all', 'records=me', 'days=2026-13-01_2026-13-02'])(
  '?%s makes no sense, falls back and is said',
  (query) => {
    const { view, mended } = read(query)
    expect([viewAddress(view), mended]).toEqual(['/m/member/team', true])
  },
)

test('a search goes through everybody, whomever one has looked at before', () => {
  expect(filterOf(read('parent=4&show=idle7').view)).toEqual({ parent: '4', idleDays: 7 })
  expect(filterOf(read('parent=4&show=idle7&search=ana').view)).toEqual({ parent: '4', search: 'ana' })
})
