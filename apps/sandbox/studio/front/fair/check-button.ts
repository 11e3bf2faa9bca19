import { button, element } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairWords } from './words/words.ts'

export function checkButton({ words }: { words: FairWords }, onPress: () => void): HTMLButtonElement {
  return button({ class: 'small-button check' }, onPress, icon('shield'), element('span', {}, words.fair))
}
