import { expect, test } from 'vitest'

import { placesDrawn } from './places-drawn.ts'

test.each([
  ['nothing has the focus', { focused: null, games: 20 }, [6, 7, 8]],
  ['what has it is in view', { focused: 7, games: 20 }, [6, 7, 8]],
  ['what has it is above', { focused: 0, games: 20 }, [0, 6, 7, 8]],
  ['what has it is below', { focused: 19, games: 20 }, [6, 7, 8, 19]],
  ['what has it is gone', { focused: 19, games: 19 }, [6, 7, 8]],
  ['the list ends in view', { focused: null, games: 8 }, [6, 7]],
  ['the list ends before', { focused: 1, games: 4 }, [1]],
] as const)('where %s', (_, list, places) => expect(placesDrawn({ from: 6, to: 9 }, list)).toEqual(places))
