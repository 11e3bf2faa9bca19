import { svgText } from '../quick-pick/art/svg-text.ts'
import type { HeldRound, RoundDescription, DescribableRound } from '../kit/game.ts'
import type { CrashTranslator } from './front/texts/texts.ts'
import type { Title } from '../kit/titles.ts'
import type { Choice, Outcome, Progress } from './game.ts'
import { pointText } from './maths/crash.ts'
import { pictureOf } from './picture.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Choice>,
  translator: CrashTranslator,
): RoundDescription {
  const { t } = translator
  const { flight, left, point } = outcome
  const ended = point === undefined ? t('flying') : t('crashedAt', { point: pointText(point) })
  const resultLines =
    left === null ? [] : [{ label: t('detailResult'), value: t('cashedOutAt', { point: pointText(left) }) }]
  const lines = [
    { label: t('flight'), value: flight },
    ...autoLine(translator, choice),
    ...resultLines,
    { label: t('flight'), value: ended },
  ]
  return { lines, picture: point === undefined ? null : svgText(pictureOf(point, left)) }
}

export function describeHeld(
  { choice, progress }: HeldRound<Choice, Progress> & { title: Title },
  translator: CrashTranslator,
): RoundDescription {
  return {
    lines: [{ label: translator.t('flight'), value: progress.flight }, ...autoLine(translator, choice)],
    picture: null,
  }
}

const autoLine = ({ t }: CrashTranslator, { auto }: Choice): RoundDescription['lines'] =>
  auto === null ? [] : [{ label: t('autoCashOut'), value: `×${pointText(auto)}` }]
