import { expect, test } from 'vitest'

import { OUTCOME_UNKNOWN, refusalOfCode, SUCCESS, vocabulary } from './vocabulary.ts'

const codes = Object.keys(vocabulary)

test.each(['actions', 'hub', 'form'] as const)(
  'in %s every code has one meaning, and none means success',
  (dialect) => {
    const words = Object.values(vocabulary).map((dialectCodes): string | number => dialectCodes[dialect])
    expect(new Set(words).size).toBe(codes.length)
    expect(words).not.toContain(dialect === 'actions' ? 200 : SUCCESS[dialect])
    expect(words.map((word) => refusalOfCode(dialect, word))).toEqual(codes)
    expect(refusalOfCode(dialect, 'nothing of the kind')).toBeNull()
  },
)

test('a refusal with an unknown outcome is a server error where the dialect has one', () => {
  for (const code of codes) {
    const { actions } = vocabulary[code as keyof typeof vocabulary]
    expect([code, actions >= 500]).toEqual([code, OUTCOME_UNKNOWN.some((open) => open === code)])
  }
})
