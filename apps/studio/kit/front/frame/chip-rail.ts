import { element } from '../controls/element.ts'
import type { StakeSelector } from '../play/stake-selector.ts'
import type { Translator } from '../texts/text-table.ts'
import type { FrameTextId } from './texts/frame-texts.ts'

/** The stakes as a row of chips, one of them selected. */
export function chipRail(
  stakeSelector: StakeSelector,
  translator: Translator<FrameTextId>,
  onChoose: (cents: bigint) => void,
): HTMLElement {
  const chips = stakeSelector.stakes.map((cents, nth) => {
    const input = element('input', {
      type: 'radio',
      name: 'stake',
      class: 'chip-input',
      checked: cents === stakeSelector.stake,
    })
    input.addEventListener('change', () => {
      stakeSelector.choose(cents)
      onChoose(cents)
    })
    return element(
      'label',
      { class: 'frame-chip', 'data-colour': String(nth % COLOURS) },
      input,
      element('span', {}, translator.shortMoney(cents)),
    )
  })
  const row = element('div', { class: 'frame-chips' }, ...chips)
  return element('fieldset', { class: 'choice' }, element('legend', { class: 'unseen' }, translator.t('stake')), row)
}

const COLOURS = 5
