import type { Feature } from '../rules/feature.ts'
import type { Rule } from '../rules/rule.ts'

/** Returns the positions of the draw that the rule uses; undefined for a rule that uses all. */
export function usedPositions(rule: Rule): readonly number[] | undefined {
  switch (rule.kind) {
    case 'each':
    case 'labels':
      return rule.features.flatMap(featurePositions)
    case 'bundle':
      return featurePositions(rule.feature)
    case 'anyPlaces':
      return rule.windows.flatMap((window) => usedPositions(window.rule) ?? [])
    case 'straight':
    case 'joined':
    case 'shape':
    case 'anyOf':
    case 'typedGroup':
    case 'anyStraight':
      return rule.at
    default:
      return undefined
  }
}

export function featurePositions({ at }: Feature): readonly number[] {
  return typeof at === 'number' ? [at] : at
}
