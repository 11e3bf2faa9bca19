import fc from 'fast-check'
import { expect, test } from 'vitest'

import { settingsOf, shareOf, SHARES } from './depth.ts'

test('a commit runs one share of the schedules, the same each time', () => {
  fc.assert(
    fc.property(fc.string(), (commit) => {
      expect(shareOf(commit)).toBe(shareOf(commit))
      expect(Array.from({ length: SHARES }, (_, share) => share)).toContain(shareOf(commit))
    }),
  )
})

test('a few dozen commits run every share', () => {
  const commits = Array.from({ length: 60 }, (_, number) => `commit ${number}`)
  expect(new Set(commits.map(shareOf)).size).toBe(SHARES)
})

test('a deep run leaves nothing out: no suite is told to run less', () => {
  expect(settingsOf('deep', 'commit')).toEqual({})
})
