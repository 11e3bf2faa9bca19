import type { RuleOptions } from '../../bet.ts'
import type { Draw } from '../../draw.ts'
import { animalOf } from '../../features/zodiac.ts'
import { prizesOf } from '../../kit/draw-parts.ts'
import { perDraw } from '../../kit/per-draw.ts'
import { numbersAt } from '../../prepared-draw.ts'
import type { PreparedDraw } from '../../prepared-draw.ts'
import type { LabelSet } from '../../rules/table-rule.ts'

type Animals = Extract<LabelSet, { kind: 'animals' }>

/** Returns the labels that the draw shows. */
export function shownLabels(seen: LabelSet, draw: PreparedDraw, options: RuleOptions): ReadonlySet<string> {
  return seen.kind === 'animals' ? animalsIn(seen, draw, options.lunarYear) : labelsIn(draw, seen)
}

const labelsIn = perDraw(
  ({ draw }, seen: Exclude<LabelSet, Animals>): ReadonlySet<string> => new Set(listed(seen, draw)),
)

function listed(seen: Exclude<LabelSet, Animals>, draw: Draw): readonly string[] {
  if (seen.kind === 'numbers') return numbersAt(draw, seen.at).map(String)
  if (seen.kind === 'tails') return numbersAt(draw, seen.at).map((number) => String(number % 10))
  const prizes = prizesOf(draw)
  if (seen.kind === 'prizeDigits')
    return (prizes[seen.prize] ?? []).flatMap((prize) => prize.slice(-seen.digits).split(''))
  return Object.values(prizes)
    .flat()
    .map((prize) => prize.slice(-seen.digits))
}

/** Not cached, because the lunar year is an option of the slip. */
function animalsIn({ at }: Animals, { draw }: PreparedDraw, year: number | undefined): ReadonlySet<string> {
  return new Set(numbersAt(draw, at).map((number) => animalOf(number, year)))
}
