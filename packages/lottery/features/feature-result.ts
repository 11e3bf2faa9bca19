/** Result of a feature in one draw. */
export interface FeatureResult {
  /** Labels that win. */
  shown: readonly string[]
  /** Labels whose stakes are refunded. */
  back: readonly string[]
}

const NO_LABELS: readonly string[] = []

export function shows(...shown: (string | number)[]): FeatureResult {
  return { shown: shown.map(String), back: NO_LABELS }
}

export const NO_RESULT: FeatureResult = { shown: NO_LABELS, back: NO_LABELS }
