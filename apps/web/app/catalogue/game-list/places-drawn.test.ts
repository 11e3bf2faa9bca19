import { expect, test } from 'vitest'

import { placesDrawn } from './places-drawn.ts'

test.each([
  ['nothing has the focus', { focused: null, places: 20 }, [6, 7, 8]],
  ['what has it is in view', { focused: 7, places: 20 }, [6, 7, 8]],
  ['what has it is above', { focused: 0, places: 20 }, [0, 6, 7, 8]],
  ['what has it is below', { focused: 19, places: 20 }, [6, 7, 8, 19]],
  ['what has it is gone', { focused: 19, places: 19 }, [6, 7, 8]],
  ['the list ends in view', { focused: null, places: 8 }, [6, 7]],
  ['the list ends before', { focused: 1, places: 4 }, [1]],
] as const)('where %s', (_, list, drawn) => expect(placesDrawn({ from: 6, to: 9 }, list)).toEqual(drawn))
