import { expect, test } from 'vitest'

import { exposedCents } from './valid-bet.ts'

test.each([
  ['the same on both sides, which won', 1_000n, 950n, 1_000n, 0n],
  ['the same on both sides, which lost', 1_000n, -1_000n, 1_000n, 0n],
  ['less on the other side', 1_000n, -1_000n, 400n, 600n],
  ['less on the other side, at short odds', 1_000n, 250n, 400n, 250n],
  ['more on the other side', 1_000n, -1_000n, 5_000n, 0n],
] as const)(
  '%s: a stake of %s with a net of %s against %s counts %s',
  (...[, stakeCents, netCents, opposing, counts]) => {
    expect(exposedCents({ stakeCents, netCents, opposing })).toBe(counts)
  },
)
