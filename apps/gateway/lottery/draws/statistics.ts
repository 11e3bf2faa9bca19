import type { BallStatistics } from '@ante/contract/lottery/draws/draws.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

import { positionsOf } from './positions.ts'

const WINDOWS = [30, 50, 100] as const
/** In which hot and cold are told, and how many of each. Source: domain handbook 5.6. */
const HEAT_WINDOW = 50
const HOT = 3

/** How often each ball of each position came, and how long it has not. The latest draw comes first. */
export function statisticsOf(family: Family, draws: readonly Draw[]) {
  return positionsOf(family).map(({ position, balls, drawn }) => {
    const came = draws.map((draw) => new Set(drawn(draw)))
    return { position, balls: withHeat(balls.map((ball) => ballStatistics(ball, came))) }
  })
}

function ballStatistics(ball: string, came: readonly ReadonlySet<string>[]): BallStatistics {
  const hits = came.flatMap((draw, index) => (draw.has(ball) ? [index] : []))
  // Before the first hit and behind the last there are gaps as well.
  const gaps = [...hits, came.length].map((hit, index) => hit - (hits[index - 1] ?? -1) - 1)
  const within = (window: number) => hits.filter((index) => index < window).length
  const [thirty, fifty, hundred] = WINDOWS
  return {
    ball,
    frequency: { [thirty]: within(thirty), [fifty]: within(fifty), [hundred]: within(hundred) },
    omission: gaps[0] ?? 0,
    averageOmission: average(came.length, hits.length),
    maximumOmission: Math.max(...gaps),
    heat: null,
  }
}

/** All draws over hits, less one. Source: domain handbook 5.6. Hundredths, so that no float is told. */
function average(draws: number, hits: number): string | null {
  if (hits === 0) return null
  const hundredths = Math.round((100 * (draws - hits)) / hits)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** The three that came most and the three that came least; none where that says nothing, as among six balls. */
function withHeat(balls: BallStatistics[]): BallStatistics[] {
  if (balls.length < 2 * HOT + 1) return balls
  const byFrequency = balls.toSorted((one, other) => other.frequency[HEAT_WINDOW] - one.frequency[HEAT_WINDOW])
  const [most, least] = [byFrequency.slice(0, HOT), byFrequency.slice(-HOT)]
  if (most.at(-1)?.frequency[HEAT_WINDOW] === least[0]?.frequency[HEAT_WINDOW]) return balls
  const heats = new Map<BallStatistics, BallStatistics['heat']>([
    ...most.map((ball) => [ball, 'hot'] as const),
    ...least.map((ball) => [ball, 'cold'] as const),
  ])
  return balls.map((ball) => ({ ...ball, heat: heats.get(ball) ?? null }))
}
