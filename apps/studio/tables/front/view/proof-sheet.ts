import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import type { DealView } from '../../table-contract.ts'
import type { TableTextId } from '../texts/table-texts.ts'

/** Shows the table's commitment to the current round, and its seed once published. */
export function openProofSheet(translator: Translator<TableTextId | FrameTextId>, deal: DealView | null): void {
  const fact = (name: string, value: string) =>
    element('div', { class: 'proof-fact' }, element('h3', {}, name), element('code', { dir: 'ltr' }, value))
  const facts = deal
    ? [
        fact(translator.t('proofName'), `${deal.id} · ${deal.number}`),
        fact(translator.t('proofHash'), deal.seedHash),
        ...(deal.marks.length > 0 ? [fact(translator.t('proofMarks'), deal.marks.join(':'))] : []),
        ...(deal.seed ? [fact(translator.t('proofSeed'), deal.seed)] : []),
      ]
    : []
  openSheet(translator.t('proof'), translator, element('p', {}, translator.t('proofHow')), ...facts)
}
