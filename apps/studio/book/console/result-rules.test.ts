import { expect, test } from 'vitest'

import { resultIn } from './result-rules.ts'

const score = (home: number, away: number) => ({ home, away })

test.each([
  ['football', '2:1', { score: score(2, 1), maps: [] }],
  ['football', ' 0:0 ', { score: score(0, 0), maps: [] }],
  ['basketball', '101:99', { score: score(101, 99), maps: [] }],
  ['esports', '13:7 13:11', { score: score(13, 11), maps: [score(13, 7), score(13, 11)] }],
  ['esports', '13:7 9:13 13:0', { score: score(13, 0), maps: [score(13, 7), score(9, 13), score(13, 0)] }],
] as const)('%s: %s', (sport, text, result) => {
  expect(resultIn(sport, text)).toEqual(result)
})

test.each([
  ['football', ''],
  ['football', '2'],
  ['football', '-1:2'],
  ['football', '99:0'],
  ['football', '2:1 1:0'],
  ['football', '2:1<script>'],
  ['basketball', '88:88'],
  ['esports', '13:7'],
  ['esports', '13:7 13:7 13:7'],
  ['esports', '12:7 13:7'],
  ['esports', '13:13 13:7'],
  ['esports', '14:2 13:7'],
] as const)('%s cannot end %s', (sport, text) => {
  expect(resultIn(sport, text)).toBeNull()
})
