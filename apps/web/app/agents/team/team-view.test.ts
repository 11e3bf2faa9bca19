import { expect, test } from 'vitest'

import { filterOf, viewAddress, viewOf } from './team-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test.each(['', 'parent=12', 'parent=12&show=newest', 'search=pla', 'records=7&days=today'])(
  '?%s is parsed and serialized unchanged',
  (query) => {
    const { view, corrected } = viewOfQuery(query)
    expect([viewAddress(view), corrected]).toEqual([query ? `/m/member/team?${query}` : '/m/member/team', false])
  },
)

test.each(["parent=1'", 'parent=0', 'show=all', 'records=me', 'days=2026-13-01_2026-13-02'])(
  '?%s is invalid, falls back to defaults, and this is reported',
  (query) => {
    const { view, corrected } = viewOfQuery(query)
    expect([viewAddress(view), corrected]).toEqual(['/m/member/team', true])
  },
)

test('a search covers the whole team, regardless of the displayed level', () => {
  expect(filterOf(viewOfQuery('parent=4&show=idle7').view)).toEqual({ parent: '4', idleDays: 7 })
  expect(filterOf(viewOfQuery('parent=4&show=idle7&search=ana').view)).toEqual({ parent: '4', search: 'ana' })
})
