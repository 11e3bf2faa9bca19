const THOUSANDTHS = 1_000

/** Selectable parts of a percentage rate: the agent's own first, then downwards to zero. */
export function percentSteps(ownRate: string, step: string): string[] {
  const [max, stepThousandths] = [thousandthsOf(ownRate), thousandthsOf(step)]
  const stepCount = Math.floor((max - 1) / stepThousandths)
  const steps = Array.from({ length: stepCount + 1 }, (_, index) => (stepCount - index) * stepThousandths)
  return [ownRate, ...steps.map((thousandths) => String(thousandths / THOUSANDTHS))]
}

const thousandthsOf = (percent: string): number => Math.round(Number(percent) * THOUSANDTHS)

/** Selectable series of a lottery: the agent's own first, then downwards to the lowest. */
export function seriesSteps(lowest: number, ownRate: number, step: number): string[] {
  const count = Math.floor((ownRate - lowest) / step)
  return Array.from({ length: count + 1 }, (_, index) => String(ownRate - index * step))
}
