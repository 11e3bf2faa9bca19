import { element } from '../../../kit/front/controls/element.ts'

interface Segments<Value> {
  legend: string
  values: readonly Value[]
  label: (value: Value) => string
  chosen: Value
  onChoose: (value: Value) => void
}

/** A single choice among a few options, side by side. */
export function segments<Value extends string | number>(asked: Segments<Value>): HTMLFieldSetElement {
  const made = asked.values.map((value) => {
    const checked = value === asked.chosen
    const input = element('input', { type: 'radio', name: asked.legend, class: 'chip-input', checked })
    input.addEventListener('change', () => asked.onChoose(value))
    return element('label', { class: 'chip segment' }, input, element('span', {}, asked.label(value)))
  })
  const legend = element('legend', {}, asked.legend)
  return element('fieldset', { class: 'choice segments' }, legend, element('div', { class: 'segment-row' }, ...made))
}
