import { expect, test } from 'vitest'

import { omissionsOf } from './omissions.ts'

test('each cell tells how long its column had not come by then', () => {
  expect(omissionsOf([[0], [1], [1], [0]], 2)).toEqual([
    [0, 1],
    [2, 0],
    [1, 0],
    [0, 1],
  ])
})
