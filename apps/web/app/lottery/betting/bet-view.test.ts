import { expect, test } from 'vitest'

import { betViewAddress, betViewOf } from './bet-view.ts'

test.each([
  ['game=SSC60&mode=Lott&type=tradition&play=1001', ['SSC60', 'Lott', 'tradition', 1001]],
  ['game=ssc60', ['SSC60', null, null, null]],
  ['game=%3Cscript%3E&mode=lott&type=x&play=-1', ['', null, null, null]],
  ['', ['', null, null, null]],
])('%s requests %j', (query, [gameCode, prizeMode, playType, playId]) => {
  expect(betViewOf(new URLSearchParams(query))).toEqual({ gameCode, prizeMode, playType, playId })
})

test('the address of a view is parsed into the same view', () => {
  const view = { gameCode: 'K3_60', prizeMode: 'ZY', playType: 'entertainment', playId: 8501 } as const
  expect(betViewOf(new URL(betViewAddress(view), 'http://x').searchParams)).toEqual(view)
})
