import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { decimal } from '../../../kit/maths/exact/fraction.ts'
import type { Theme } from '../../themes/theme.ts'
import { chanceOf, priceText, returnOf } from '../../maths.ts'
import { MIN_ROUND_MS } from '../../pace.ts'
import { markOf } from '../scene/elements-of.ts'
import type { QuickTranslator } from '../texts/quick-texts.ts'

const PLACES = 10

export function openRulesSheet(translator: QuickTranslator, theme: Theme, title: string): void {
  const { t, number } = translator
  openSheet(
    t('rules'),
    translator,
    section('Quick Pick', paragraph(t('quickPickInPlaceOf', { title })), paragraph(t(theme.rule))),
    section(t('prices'), paragraph(t('pricesNote')), priceTable(translator, theme)),
    section(
      t('figures'),
      paragraph(t('fairnessSummary')),
      paragraph(t('minimumDuration', { seconds: number(MIN_ROUND_MS / 1_000) })),
      paragraph(t('interrupted')),
    ),
  )
}

const paragraph = (text: string) => element('p', {}, text)
const section = (title: string, ...content: Node[]) =>
  element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)

/** For each choice: its price, its probability, and its return. */
function priceTable({ t, percent }: QuickTranslator, theme: Theme): HTMLElement {
  const head = [t('pick'), t('price'), t('chance'), t('returnShort')].map((name) =>
    element('th', { scope: 'col' }, name),
  )
  const rows = theme.choices.map((choice) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, markOf(choice.mark), choice.name(t)),
      element('td', { dir: 'ltr' }, `×${priceText(choice.price)}`),
      element('td', {}, percent(decimal(chanceOf(choice, theme), PLACES))),
      element('td', {}, percent(decimal(returnOf(choice, theme), PLACES))),
    ),
  )
  const caption = element('caption', { class: 'unseen' }, t('prices'))
  return element(
    'table',
    { class: 'prices' },
    caption,
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  )
}
