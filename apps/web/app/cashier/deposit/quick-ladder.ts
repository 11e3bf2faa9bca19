import { centsOf, formatCents } from '../../lib/i18n/cents.ts'

const STEPS = [1, 2, 5]
const MAX = 6
const MAX_POWER = 12

/** Returns round amounts between two limits, smallest first: the most common inputs. */
export function quickLadder(minimum: string, maximum: string): string[] {
  const [min, max] = [centsOf(minimum), centsOf(maximum)]
  const round = Array.from({ length: MAX_POWER }, (_, power) => STEPS.map((step) => step * 10 ** (power + 2))).flat()
  return round
    .filter((cents) => cents >= min && cents <= max)
    .slice(0, MAX)
    .map(formatCents)
}
