import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import { svgText } from './art/svg-text.ts'
import type { Outcome } from './game.ts'
import { choiceOf } from './themes/theme.ts'
import { themeOf } from './themes/theme-of.ts'
import { themes } from './themes/themes.ts'
import type { QuickTranslator } from './front/texts/quick-texts.ts'
import { priceText } from './maths.ts'

/** Describes a round, with the final picture that the player saw. */
export function describeRound(
  { title, choice, outcome }: DescribableRound<Outcome, string>,
  { t, number }: QuickTranslator,
): RoundDescription {
  const { drawn } = outcome
  const theme = themes[themeOf(title)]
  const picked = choiceOf(theme, choice)
  const lines = [
    { label: t('game'), value: t('quickPickInPlaceOf', { title: title.name }) },
    { label: t('yourPick'), value: picked?.name(t) ?? choice },
    { label: t('result'), value: theme.result(drawn)(t) },
    { label: t('priceOfPick'), value: t('timesStake', { price: priceText(picked?.price ?? 0) }) },
    { label: t('numberDrawn'), value: t('numberOf', { drawn: number(drawn), last: number(theme.numberLimit - 1) }) },
  ]
  return { lines, picture: svgText(theme.picture(drawn)) }
}
