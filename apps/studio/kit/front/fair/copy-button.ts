import { button } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { FairSay } from './fair-say.ts'

const SAID_MS = 2_000

/** Copies a text; where the page lacks permission, the text can still be selected manually. */
export function copyButton(say: FairSay['say'], text: string): HTMLButtonElement {
  const label = document.createTextNode(say('copy'))
  const show = (word: string) => {
    label.data = word
    setTimeout(() => {
      label.data = say('copy')
    }, SAID_MS)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show(say('copied'))
    } catch {
      show(say('copyByHand'))
    }
  }
  return button({ class: 'small-button', 'aria-live': 'polite' }, () => void copy(), icon('copy'), label)
}
