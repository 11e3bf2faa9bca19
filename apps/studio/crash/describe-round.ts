import { svgText } from '../quick-pick/art/svg-text.ts'
import type { HeldRound, RoundDescription, DescribableRound } from '../kit/game.ts'
import type { CrashTranslator } from './front/words/words.ts'
import type { Title } from '../kit/titles.ts'
import type { Choice, Outcome, Progress } from './game.ts'
import { pointText } from './maths/crash.ts'
import { pictureOf } from './picture.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Choice>,
  translate: CrashTranslator,
): RoundDescription {
  const { say } = translate
  const { flight, left, point } = outcome
  const ended = point === undefined ? say('flying') : say('crashedAt', { point: pointText(point) })
  const own = left === null ? [] : [{ label: say('toldResult'), value: say('leftAt', { point: pointText(left) }) }]
  const lines = [
    { label: say('flight'), value: flight },
    ...autoLine(translate, choice),
    ...own,
    { label: say('flight'), value: ended },
  ]
  return { lines, picture: point === undefined ? null : svgText(pictureOf(point, left)) }
}

export function describeHeld(
  { choice, progress }: HeldRound<Choice, Progress> & { title: Title },
  translate: CrashTranslator,
): RoundDescription {
  return {
    lines: [{ label: translate.say('flight'), value: progress.flight }, ...autoLine(translate, choice)],
    picture: null,
  }
}

const autoLine = ({ say }: CrashTranslator, { auto }: Choice): RoundDescription['lines'] =>
  auto === null ? [] : [{ label: say('auto'), value: `×${pointText(auto)}` }]
