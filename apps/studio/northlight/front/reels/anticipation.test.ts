import { expect, test } from 'vitest'

import { strips } from '../../maths/strips.ts'
import { anticipatedReels } from './anticipation.ts'

test('reels are slowed down while one more lantern would award free spins', () => {
  const lanternOn = (...reels: number[]) =>
    strips.map((strip, reel) => (reels.includes(reel) ? strip.indexOf('lantern') : strip.indexOf('ten')))

  expect(anticipatedReels(lanternOn(0))).toEqual([false, false, false, false, false])
  expect(anticipatedReels(lanternOn(0, 1))).toEqual([false, false, true, true, true])
  expect(anticipatedReels(lanternOn(1, 2, 3))).toEqual([false, false, false, true, false])
})
