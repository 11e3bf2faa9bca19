const MIN_MS = 500
const MAX_MS = 4_500
/** Win, in bets, from which the maximum counting time applies. */
const MAX_DURATION_FROM_BETS = 100

/** Returns the counting time of a win: the larger the win in bets of the round, the longer. */
export function countUpMs({ wonCents, stakeCents }: { wonCents: bigint; stakeCents: bigint }): number {
  const bets = Number((wonCents * 100n) / stakeCents) / 100
  const part = Math.min(1, Math.log1p(bets) / Math.log1p(MAX_DURATION_FROM_BETS))
  return Math.round(MIN_MS + (MAX_MS - MIN_MS) * part ** 1.6)
}

/** Shows an increasing amount; resolves at its end. A later call on the same element replaces an earlier one. */
export function countUp(
  show: (cents: bigint) => void,
  { from, to, ms }: { from: bigint; to: bigint; ms: number },
): { done: Promise<void>; finish: () => void } {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    const start = performance.now()
    let frame = 0
    finish = () => {
      cancelAnimationFrame(frame)
      show(to)
      resolve()
    }
    const step = (now: number) => {
      const part = ms === 0 ? 1 : Math.min(1, (now - start) / ms)
      if (part >= 1) return finish()
      const eased = BigInt(Math.round((1 - (1 - part) ** 2) * 10_000))
      show(from + ((to - from) * eased) / 10_000n)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  })
  return { done, finish: () => finish() }
}
