import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cursorOf, previousTrail, nextTrail, pageNumberOf, PageTrail } from './pages.ts'

const cursors = fc.array(fc.stringMatching(/^[1-9]\d{0,17}$/), { maxLength: 20 })

test('a trail contains the way back, page by page', () => {
  fc.assert(
    fc.property(cursors, (all) => {
      let trail = all.reduce<string | undefined>(nextTrail, undefined)
      expect(PageTrail.parse(trail)).toBe(trail)
      for (const cursor of all.toReversed()) {
        expect(cursorOf(trail)).toBe(cursor)
        trail = previousTrail(trail ?? '')
      }
      expect([cursorOf(trail), pageNumberOf(trail)]).toEqual([undefined, 1])
    }),
  )
})

test.each(['', 'x', '1..2', "1' or 1=1", '9'.repeat(19)])('the invalid trail %j selects the first page', (text) => {
  expect(PageTrail.parse(text)).toBeUndefined()
})
