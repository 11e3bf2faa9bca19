import { button } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairSheetTranslator } from './fair-sheet-translator.ts'

const CONFIRMATION_MS = 2_000

/** Copies a text; where the page lacks permission, the text can still be selected manually. */
export function copyButton(t: FairSheetTranslator['t'], text: string): HTMLButtonElement {
  const label = document.createTextNode(t('copy'))
  const show = (word: string) => {
    label.data = word
    setTimeout(() => {
      label.data = t('copy')
    }, CONFIRMATION_MS)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show(t('copied'))
    } catch {
      show(t('selectToCopy'))
    }
  }
  return button({ class: 'small-button', 'aria-live': 'polite' }, () => void copy(), icon('copy'), label)
}
