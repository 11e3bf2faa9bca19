import type { Draw } from './draw.ts'
import type { Family } from './family.ts'
import type { Feature } from './rules/feature.ts'
import type { FeatureResult } from './features/feature-result.ts'

/** A result with a cache of its features. Create one for all slips of a draw. */
export interface PreparedDraw {
  family: Family
  draw: Draw
  /** Computed features. The keys are the feature objects of plays, so that each is computed once. */
  featureResults: Map<Feature, FeatureResult>
}

export function prepareDraw(family: Family, draw: Draw): PreparedDraw {
  return { family, draw, featureResults: new Map() }
}

/** Returns the numbers at these positions; -1 is the last. */
export function numbersAt(draw: Draw, places: readonly number[]): number[] {
  return places.map((position) => numberAt(draw, position))
}

export function numberAt(draw: Draw, index: number): number {
  const drawn: unknown = Array.isArray(draw) ? draw[index < 0 ? draw.length + index : index] : undefined
  if (typeof drawn !== 'number') throw new RangeError(`the draw has no number at position ${index}`)
  return drawn
}
