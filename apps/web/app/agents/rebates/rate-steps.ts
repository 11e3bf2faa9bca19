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
  const [min, max] = [thousandthsOf(lowest), thousandthsOf(highest)]
  const steps = new Set([min, max, thousandthsOf(now)])
  for (let one = Math.ceil(min / STEP) * STEP; one <= max; one += STEP) steps.add(one)
  return [...steps].sort((step, b) => b - step).map((step) => String(step / THOUSANDTHS))
}
