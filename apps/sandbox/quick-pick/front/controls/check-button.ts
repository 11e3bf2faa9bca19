import { button, element } from '../../../studio/front/controls/element.ts'
import { icon } from '../../../studio/front/controls/icon.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { QuickWords } from '../words/words.ts'

export function checkButton({ words }: Speech<QuickWords>, onPress: () => void): HTMLButtonElement {
  return button({ class: 'small-button check' }, onPress, icon('shield'), element('span', {}, words.fair))
}
