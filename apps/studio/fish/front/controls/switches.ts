import { button, element } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import type { IconName } from '../../../kit/front/controls/icon.ts'

/** A toggle button with an accessible state. */
export function switchButton(name: IconName, label: string, onSwitch: (on: boolean) => void): HTMLButtonElement {
  const toggleButton = button(
    { class: 'fish-switch', 'aria-pressed': 'false' },
    () => {
      const on = toggleButton.getAttribute('aria-pressed') !== 'true'
      toggleButton.setAttribute('aria-pressed', String(on))
      onSwitch(on)
    },
    icon(name),
    element('span', {}, label),
  )
  return toggleButton
}
