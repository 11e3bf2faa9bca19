import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import type { FrameWord } from '../../../kit/front/frame/words/frame-words.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import type { DealView } from '../../table-contract.ts'
import type { TableWord } from '../words/table-words.ts'

/** Shows the table's commitment to the current round, and its seed once published. */
export function openProofSheet(translate: Translator<TableWord | FrameWord>, deal: DealView | null): void {
  const fact = (name: string, value: string) =>
    element('div', { class: 'proof-fact' }, element('h3', {}, name), element('code', { dir: 'ltr' }, value))
  const facts = deal
    ? [
        fact(translate.say('proofName'), `${deal.id} · ${deal.number}`),
        fact(translate.say('proofHash'), deal.seedHash),
        ...(deal.marks.length > 0 ? [fact(translate.say('proofMarks'), deal.marks.join(':'))] : []),
        ...(deal.seed ? [fact(translate.say('proofSeed'), deal.seed)] : []),
      ]
    : []
  openSheet(translate.say('proof'), translate, element('p', {}, translate.say('proofHow')), ...facts)
}
