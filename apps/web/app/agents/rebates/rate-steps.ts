const THOUSANDTHS = 1_000
/** `LADDER_STEP` of the contract, which is loaded only with the call. */
const STEP = 100

const thousandthsOf = (percent: string): number => Math.round(Number(percent) * THOUSANDTHS)

interface Bounds {
  lowest: string
  highest: string
}

/** Selectable rates, highest first: whole steps, both bounds, and the current rate. */
export function rateSteps({ lowest, highest }: Bounds, now: string): string[] {
  const [least, most] = [thousandthsOf(lowest), thousandthsOf(highest)]
  const steps = new Set([least, most, thousandthsOf(now)])
  for (let one = Math.ceil(least / STEP) * STEP; one <= most; one += STEP) steps.add(one)
  return [...steps].sort((one, other) => other - one).map((one) => String(one / THOUSANDTHS))
}
