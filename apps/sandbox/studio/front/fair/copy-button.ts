import { button } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairWords } from './words/words.ts'

const SAID_MS = 2_000

/** Copies a text; where the page may not, the text beside it can still be marked by hand. */
export function copyButton(words: FairWords, text: string): HTMLButtonElement {
  const label = document.createTextNode(words.copy)
  const say = (said: string) => {
    label.data = said
    setTimeout(() => {
      label.data = words.copy
    }, SAID_MS)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say(words.copied)
    } catch {
      say(words.copyByHand)
    }
  }
  return button({ class: 'small-button', 'aria-live': 'polite' }, () => void copy(), icon('copy'), label)
}
