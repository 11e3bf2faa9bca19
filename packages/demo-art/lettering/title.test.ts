import { games } from '@ante/demo/games.ts'
import { expect, test } from 'vitest'

import { pens } from './pen.ts'
import type { PenName } from './pen.ts'
import { shapeTitle } from './title.ts'
import { bend } from './warp.ts'
import type { Warp } from './warp.ts'

const space = { x: 150, y: 243, width: 270, height: 92 }
const penNames = Object.keys(pens) as PenName[]
const warps = Object.keys(bend) as Warp[]

/** The longest names are the hardest to fit. */
const longest = games.toSorted((a, b) => b.name.length - a.name.length).slice(0, 80)

/** Maximum overhang of letters over their space: serifs and the bend of a curved line. */
const SPARE = 10

test.each(warps)('no long name exceeds its space when it is set %s', (warp) => {
  const overflowing = longest.filter(({ name }, index) => {
    const pen = penNames[index % penNames.length] ?? 'poster'
    const { left, right, top, bottom } = shapeTitle(name, pen, warp, space)
    return left < 15 - SPARE || right > 285 + SPARE || top < 197 - SPARE || bottom > 289 + SPARE
  })
  expect(overflowing.map(({ name }) => name)).toEqual([])
})

test('a long name is split into lines, so that its letters stay large', () => {
  const height = (name: string) => {
    const { top, bottom } = shapeTitle(name, 'poster', 'straight', space)
    return bottom - top
  }
  expect(height('Dragon of the Lanterns')).toBeGreaterThan(70)
  expect(height('Encore!')).toBeLessThanOrEqual(63)
})

test('a letter missing in the alphabet is refused by name', () => {
  expect(() => shapeTitle('Ñandu', 'poster', 'straight', space)).toThrow('the alphabet has no Ñ')
})
