/** A random number of at least 0 and below 1. */
type Random = () => number

/** Source: product specification 2, "Home". */
const START = [70_000_000, 130_000_000] as const
const GROWTH = [100, 500] as const
const PAUSES_MS = [3_000, 4_000, 5_000] as const

/** An integer between two bounds, inclusive. */
const between = ([min, max]: readonly [number, number], random: Random) => min + Math.floor(random() * (max - min + 1))

/** Initial figure of the illustration. */
export const firstFigure = (random: Random): number => between(START, random)

/** Returns the next figure, and the pause before it. */
export function nextFigure(figure: number, random: Random): { figure: number; afterMs: number } {
  const pause = PAUSES_MS[Math.floor(random() * PAUSES_MS.length)] ?? PAUSES_MS[0]
  return { figure: figure + between(GROWTH, random), afterMs: pause }
}
