import type { Feature } from '../rules/feature.ts'
import { bull, group, hand, middle, numbersDrawn, oddCount, run, shape3, triple } from '../features/alike.ts'
import { shows } from '../features/feature-result.ts'
import type { FeatureResult } from '../features/feature-result.ts'
import { bsoe, dragonTiger, fan, kwok, nim, spanOf, sumOf } from '../features/sums.ts'
import { numberAt, numbersAt } from '../prepared-draw.ts'
import type { PreparedDraw } from '../prepared-draw.ts'

type Reader<K extends Feature['kind']> = (
  feature: Extract<Feature, { kind: K }>,
  prepared: PreparedDraw,
) => FeatureResult

const READERS: { [K in Feature['kind']]: Reader<K> } = {
  number: ({ at }, { draw }) => shows(numberAt(draw, at)),
  numbers: ({ at, atLeast, atMost }, { draw }) => numbersDrawn(numbersAt(draw, at), atLeast, atMost),
  sum: ({ at }, { draw }) => shows(sumOf(numbersAt(draw, at))),
  span: ({ at }, { draw }) => shows(spanOf(numbersAt(draw, at))),
  bsoe: (feature, { draw }) => bsoe(numbersAt(draw, feature.at), feature),
  dragonTiger: ({ at }, { draw }) => dragonTiger(numbersAt(draw, at)),
  shape3: ({ at }, { draw }) => shape3(numbersAt(draw, at)),
  group: ({ at }, { draw }) => group(numbersAt(draw, at)),
  bull: ({ at }, { draw }) => bull(numbersAt(draw, at)),
  hand: ({ at }, { draw }) => hand(numbersAt(draw, at)),
  oddCount: ({ at }, { draw }) => oddCount(numbersAt(draw, at)),
  middle: ({ at }, { draw }) => middle(numbersAt(draw, at)),
  fan: ({ at }, { draw }) => fan(numbersAt(draw, at)),
  kwok: ({ at }, { draw }) => kwok(numbersAt(draw, at)),
  nim: ({ at }, { draw }) => nim(numbersAt(draw, at)),
  triple: ({ at }, { draw }) => triple(numbersAt(draw, at)),
  run: ({ at }, { draw }) => run(numbersAt(draw, at)),
}

/** Returns the result of a feature in this draw, computed once per draw. */
export function featureResultOf(prepared: PreparedDraw, feature: Feature): FeatureResult {
  const cached = prepared.featureResults.get(feature)
  if (cached) return cached
  // The cast is safe: the reader for a kind of feature accepts all features of this kind.
  const read = READERS[feature.kind] as Reader<Feature['kind']>
  const result = read(feature, prepared)
  prepared.featureResults.set(feature, result)
  return result
}
