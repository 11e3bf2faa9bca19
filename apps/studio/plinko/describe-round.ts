import { svgText } from '../quick-pick/art/svg-text.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { PlinkoTranslator } from './front/texts/texts.ts'
import type { Outcome } from './game.ts'
import { priceOf, priceText, slotOf } from './maths/plinko.ts'
import { pictureOf } from './picture.ts'
import type { Board } from './maths/plinko.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Board>,
  { t }: PlinkoTranslator,
): RoundDescription {
  const { path } = outcome
  const price = priceText(priceOf(path, choice))
  const lines = [
    { label: t('rows'), value: t('board', { rows: choice.rows, risk: t(choice.risk) }) },
    { label: '↙ ↘', value: path.map((step) => (step === 0 ? '↙' : '↘')).join(' ') },
    { label: t('detailResult'), value: t('landed', { slot: slotOf(path) + 1, slots: choice.rows + 1, price }) },
  ]
  return { lines, picture: svgText(pictureOf(path, choice)) }
}
