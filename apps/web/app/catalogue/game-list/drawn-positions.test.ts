import { expect, test } from 'vitest'

import { drawnPositions } from './drawn-positions.ts'

test.each([
  ['no tile has the focus', { focused: null, count: 20 }, [6, 7, 8]],
  ['the focused tile is in view', { focused: 7, count: 20 }, [6, 7, 8]],
  ['the focused tile is above', { focused: 0, count: 20 }, [0, 6, 7, 8]],
  ['the focused tile is below', { focused: 19, count: 20 }, [6, 7, 8, 19]],
  ['the focused tile no longer exists', { focused: 19, count: 19 }, [6, 7, 8]],
  ['the list ends in view', { focused: null, count: 8 }, [6, 7]],
  ['the list ends before the view', { focused: 1, count: 4 }, [1]],
] as const)('when %s', (_, list, drawn) => expect(drawnPositions({ from: 6, to: 9 }, list)).toEqual(drawn))
