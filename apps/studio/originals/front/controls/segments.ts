import { element } from '../../../kit/front/controls/element.ts'

interface Segments<Value> {
  legend: string
  values: readonly Value[]
  label: (value: Value) => string
  chosen: Value
  onChoose: (value: Value) => void
}

/** A single choice among a few options, side by side. */
export function segments<Value extends string | number>(requested: Segments<Value>): HTMLFieldSetElement {
  const made = requested.values.map((value) => {
    const checked = value === requested.chosen
    const input = element('input', { type: 'radio', name: requested.legend, class: 'chip-input', checked })
    input.addEventListener('change', () => requested.onChoose(value))
    return element('label', { class: 'chip segment' }, input, element('span', {}, requested.label(value)))
  })
  const legend = element('legend', {}, requested.legend)
  return element('fieldset', { class: 'choice segments' }, legend, element('div', { class: 'segment-row' }, ...made))
}
