import { element } from '../../../kit/front/controls/element.ts'

interface Segments<Value> {
  legend: string
  values: readonly Value[]
  label: (value: Value) => string
  chosen: Value
  onChoose: (value: Value) => void
}

/** A single choice among a few options, side by side. */
export function segments<Value extends string | number>(options: Segments<Value>): HTMLFieldSetElement {
  const buttons = options.values.map((value) => {
    const checked = value === options.chosen
    const input = element('input', { type: 'radio', name: options.legend, class: 'chip-input', checked })
    input.addEventListener('change', () => options.onChoose(value))
    return element('label', { class: 'chip segment' }, input, element('span', {}, options.label(value)))
  })
  const legend = element('legend', {}, options.legend)
  return element('fieldset', { class: 'choice segments' }, legend, element('div', { class: 'segment-row' }, ...buttons))
}
