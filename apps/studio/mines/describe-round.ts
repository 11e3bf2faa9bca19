import { svgText } from '../quick-pick/art/svg-text.ts'
import { priceText } from '../originals/price-text.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { MinesTranslator } from './front/words/words.ts'
import type { Title } from '../kit/titles.ts'
import type { Choice, MinesRound, Outcome } from './game.ts'
import { priceAfter } from './maths/mines.ts'
import { boardPicture } from './picture.ts'

export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Choice>,
  translate: MinesTranslator,
): RoundDescription {
  const { say } = translate
  const { hit, opened } = outcome
  const end = hit === null ? say('taken', { count: opened.length }) : say('hit', { field: hit + 1 })
  const worth = hit === null ? [worthLine(translate, opened.length, choice)] : []
  const lines = [...boardLines(translate, opened.length, choice), { label: say('toldResult'), value: end }, ...worth]
  return { lines, picture: svgText(boardPicture(outcome)) }
}

/** While the round is held: mine positions are not included. */
export function describeHeld(
  { choice, progress }: MinesRound & { title: Title },
  translate: MinesTranslator,
): RoundDescription {
  const { length } = progress.opened
  const lines = [...boardLines(translate, length, choice), worthLine(translate, length, choice)]
  return { lines, picture: svgText(boardPicture({ opened: progress.opened, mines: [], hit: null })) }
}

const boardLines = ({ say, number }: MinesTranslator, opened: number, { mines }: Choice): RoundDescription['lines'] => [
  { label: say('minesOnBoard'), value: number(mines) },
  { label: say('safeFields'), value: number(opened) },
]

const worthLine = ({ say }: MinesTranslator, opened: number, { mines }: Choice): RoundDescription['lines'][number] => ({
  label: say('price'),
  value: `×${priceText(priceAfter(opened, mines))}`,
})
