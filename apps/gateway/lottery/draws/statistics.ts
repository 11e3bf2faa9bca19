import { hitStatistics } from '@ante/contract/lottery/draws/hit-statistics.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

import { positionsOf } from './positions.ts'

/** Returns the frequency and current gap of each ball at each position. `draws` begins with the latest. */
export function statisticsOf(family: Family, draws: readonly Draw[]) {
  return positionsOf(family).map(({ position, balls, drawn }) => {
    const indexOfBall = new Map(balls.map((ball, index) => [ball, index]))
    const hits = draws.map((draw) => drawn(draw).flatMap((ball) => indexOfBall.get(ball) ?? []))
    const statistics = hitStatistics(hits, balls.length)
    return { position, balls: statistics.map((item, index) => ({ ball: balls[index] ?? '', ...item })) }
  })
}
