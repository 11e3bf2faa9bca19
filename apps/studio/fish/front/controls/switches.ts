import { button, element } from '../../../studio/front/controls/element.ts'
import { icon } from '../../../studio/front/controls/icon.ts'
import type { IconName } from '../../../studio/front/controls/icon.ts'

/** A button that is on or off, and says so. */
export function switchButton(name: IconName, label: string, onSwitch: (on: boolean) => void): HTMLButtonElement {
  const made = button(
    { class: 'fish-switch', 'aria-pressed': 'false' },
    () => {
      const on = made.getAttribute('aria-pressed') !== 'true'
      made.setAttribute('aria-pressed', String(on))
      onSwitch(on)
    },
    icon(name),
    element('span', {}, label),
  )
  return made
}
