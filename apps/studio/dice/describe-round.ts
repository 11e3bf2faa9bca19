import { svgText } from '../quick-pick/art/svg-text.ts'
import { priceText } from '../originals/price-text.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { DiceTranslator } from './front/texts/texts.ts'
import type { Outcome } from './game.ts'
import { thresholdOf, faceText, priceOf } from './maths/dice.ts'
import { pictureOf } from './picture.ts'
import type { Pick } from './maths/dice.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Pick>,
  { t }: DiceTranslator,
): RoundDescription {
  const lines = [
    { label: t('side'), value: t(choice.side, { edge: faceText(thresholdOf(choice)) }) },
    { label: t('detailResult'), value: t('rolled', { number: faceText(outcome.rolled) }) },
    { label: t('chance'), value: `${choice.faces / 100} %` },
    { label: t('price'), value: `×${priceText(priceOf(choice))}` },
  ]
  return { lines, picture: svgText(pictureOf(outcome.rolled, choice)) }
}
