import { svgText } from '../quick-pick/art/svg-text.ts'
import { priceText } from '../originals/price-text.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { MinesTranslator } from './front/texts/texts.ts'
import type { Title } from '../kit/titles.ts'
import type { Choice, MinesRound, Outcome } from './game.ts'
import { priceAfter } from './maths/mines.ts'
import { boardPicture } from './picture.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Choice>,
  translator: MinesTranslator,
): RoundDescription {
  const { t } = translator
  const { hit, opened } = outcome
  const end = hit === null ? t('cashedOutAfter', { count: opened.length }) : t('mineHit', { field: hit + 1 })
  const worthLines = hit === null ? [worthLine(translator, opened.length, choice)] : []
  const lines = [
    ...boardLines(translator, opened.length, choice),
    { label: t('detailResult'), value: end },
    ...worthLines,
  ]
  return { lines, picture: svgText(boardPicture(outcome)) }
}

/** Describes a held round; mine positions are not included. */
export function describeHeld(
  { choice, progress }: MinesRound & { title: Title },
  translator: MinesTranslator,
): RoundDescription {
  const { length } = progress.opened
  const lines = [...boardLines(translator, length, choice), worthLine(translator, length, choice)]
  return { lines, picture: svgText(boardPicture({ opened: progress.opened, mines: [], hit: null })) }
}

const boardLines = ({ t, number }: MinesTranslator, opened: number, { mines }: Choice): RoundDescription['lines'] => [
  { label: t('minesOnBoard'), value: number(mines) },
  { label: t('safeFields'), value: number(opened) },
]

const worthLine = ({ t }: MinesTranslator, opened: number, { mines }: Choice): RoundDescription['lines'][number] => ({
  label: t('price'),
  value: `×${priceText(priceAfter(opened, mines))}`,
})
