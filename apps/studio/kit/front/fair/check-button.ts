import { button, element } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairSay } from './fair-say.ts'

export function checkButton({ say }: FairSay, onPress: () => void): HTMLButtonElement {
  return button({ class: 'small-button check' }, onPress, icon('shield'), element('span', {}, say('fair')))
}
