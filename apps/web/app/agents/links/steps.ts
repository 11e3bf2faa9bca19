const THOUSANDTHS = 1_000

/** Selectable parts of a percentage rate: the agent's own first, then downwards to zero. */
export function percentSteps(own: string, step: string): string[] {
  const [most, less] = [thousandthsOf(own), thousandthsOf(step)]
  const below = Math.floor((most - 1) / less)
  const steps = Array.from({ length: below + 1 }, (_, index) => (below - index) * less)
  return [own, ...steps.map((one) => String(one / THOUSANDTHS))]
}

const thousandthsOf = (percent: string): number => Math.round(Number(percent) * THOUSANDTHS)

/** The same for a lottery series: down to the lowest. */
export function seriesSteps(lowest: number, own: number, step: number): string[] {
  const count = Math.floor((own - lowest) / step)
  return Array.from({ length: count + 1 }, (_, index) => String(own - index * step))
}
