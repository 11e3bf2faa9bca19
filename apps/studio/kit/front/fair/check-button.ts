import { button, element } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairSheetTranslator } from './fair-sheet-translator.ts'

export function checkButton({ t }: FairSheetTranslator, onPress: () => void): HTMLButtonElement {
  return button({ class: 'small-button check' }, onPress, icon('shield'), element('span', {}, t('fairButton')))
}
