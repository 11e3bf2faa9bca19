import { centsOf, centsText } from '../../lib/words/cents.ts'

const STEPS = [1, 2, 5]
const MOST = 6
const LARGEST_POWER = 12

/** Returns round amounts between two limits, smallest first: the most common inputs. */
export function quickLadder(minimum: string, maximum: string): string[] {
  const [least, most] = [centsOf(minimum), centsOf(maximum)]
  const round = Array.from({ length: LARGEST_POWER }, (_, power) =>
    STEPS.map((step) => step * 10 ** (power + 2)),
  ).flat()
  return round
    .filter((cents) => cents >= least && cents <= most)
    .slice(0, MOST)
    .map(centsText)
}
