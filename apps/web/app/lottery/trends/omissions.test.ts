import { expect, test } from 'vitest'

import { omissionsOf } from './omissions.ts'

test('each cell shows for how many draws its column had not been hit', () => {
  expect(omissionsOf([[0], [1], [1], [0]], 2)).toEqual([
    [0, 1],
    [2, 0],
    [1, 0],
    [0, 1],
  ])
})
