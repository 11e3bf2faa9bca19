import { expect, test } from 'vitest'

import { exposedCents } from './valid-bet.ts'

test.each([
  ['a won stake with an equal opposing stake', 1_000n, 950n, 1_000n, 0n],
  ['a lost stake with an equal opposing stake', 1_000n, -1_000n, 1_000n, 0n],
  ['a smaller opposing stake', 1_000n, -1_000n, 400n, 600n],
  ['a smaller opposing stake, at short odds', 1_000n, 250n, 400n, 250n],
  ['a larger opposing stake', 1_000n, -1_000n, 5_000n, 0n],
] as const)(
  '%s: a stake of %s with a net of %s against %s counts %s',
  (...[, stakeCents, netCents, opposing, counts]) => {
    expect(exposedCents({ stakeCents, netCents, opposing })).toBe(counts)
  },
)
