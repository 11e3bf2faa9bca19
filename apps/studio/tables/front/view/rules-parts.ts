import { element } from '../../../kit/front/controls/element.ts'
import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import type { TableTextId } from '../texts/table-texts.ts'

export const paragraph = (text: string): HTMLElement => element('p', {}, text)

export function section(title: string, ...content: (Node | string)[]): HTMLElement {
  return element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)
}

/** Terms and their values, in two columns. */
export function terms(rows: readonly (readonly [string, string])[]): HTMLElement {
  const cells = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element('dl', { class: 'figures' }, ...cells)
}

/** Final sections of every table's rules: limits, betting, and fairness. */
export function tableSections(
  translator: Translator<TableTextId | FrameTextId>,
  session: SessionView,
  limits: readonly (readonly [name: string, times: bigint])[],
): HTMLElement[] {
  const min = BigInt(session.limits?.minCents ?? '0')
  const rows = limits.map(([name, times]) => [name, translator.money(times * min)] as const)
  return [
    section(
      translator.t('limits'),
      terms([
        [translator.t('smallestChip'), translator.money(min)],
        ...rows,
        [translator.t('limitsTable'), translator.money(BigInt(session.limits?.maxCents ?? '0'))],
      ]),
    ),
    section(
      translator.t('howBets'),
      paragraph(translator.t('howBetsText')),
      paragraph(translator.t('sameResultForAll')),
      paragraph(translator.t('interruptedTable')),
      paragraph(translator.t('nothingRounded')),
    ),
    section(translator.t('proof'), paragraph(translator.t('proofHow'))),
  ]
}
