import { element } from '../../../kit/front/controls/element.ts'

interface Choices<Id extends string> {
  legend: string
  name: string
  options: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** A single choice, shown as chips. */
export function choices<Id extends string>({ legend, name, options, chosen, onChoose }: Choices<Id>): HTMLElement {
  const chips = options.map(({ id, label }) => {
    const input = element('input', { type: 'radio', name, class: 'chip-input', checked: id === chosen })
    input.addEventListener('change', () => onChoose(id))
    return element('label', { class: 'chip' }, input, element('span', {}, label))
  })
  const title = legend ? [element('legend', {}, legend)] : []
  return element('fieldset', { class: 'choice' }, ...title, element('div', { class: 'chips' }, ...chips))
}
