import type { Page } from '@playwright/test'

/** Ends of a Latin name whose digits and punctuation change sides where a right-to-left page does not isolate it. */
export const ENDS = { head: '(7) Up ', tail: ' (3)' }

interface Names {
  /** Number of names in the texts of the page. */
  count: number
  /** Names out of order: in texts by the position of each character, in labels and titles by missing isolates. */
  reordered: string[]
}

/** Finds the names with these ends in a right-to-left page. */
export const namesOn = (page: Page): Promise<Names> => page.evaluate(findNames, ENDS)

/** Runs in the page: counts the names, and returns those out of order. */
function findNames({ head, tail }: typeof ENDS): Names {
  const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069']
  const LABELS = ['aria-label', 'title', 'alt', 'placeholder']

  interface Character {
    node: Node
    offset: number
  }

  /** Returns the start and the text of each name. */
  function namesIn(text: string): { at: number; name: string }[] {
    const reordered = []
    for (let at = text.indexOf(head); at !== -1; at = text.indexOf(head, at + 1)) {
      const end = text.indexOf(tail, at)
      const next = text.indexOf(head, at + 1)
      if (end !== -1 && (next === -1 || end < next)) reordered.push({ at, name: text.slice(at, end + tail.length) })
    }
    return reordered
  }

  function rectOf({ node, offset }: Character): DOMRect | undefined {
    const range = document.createRange()
    range.setStart(node, offset)
    range.setEnd(node, offset + 1)
    return [...range.getClientRects()].find(({ width }) => width > 0)
  }

  /** Whether the characters run from left to right; each line is compared separately. */
  function isInOrder(characters: readonly Character[]): boolean {
    let last: DOMRect | undefined
    for (const rect of characters.map(rectOf)) {
      if (!rect) continue
      const middle = (rect.top + rect.bottom) / 2
      const isSameLine = last && middle > last.top && middle < last.bottom
      if (last && isSameLine && rect.left < last.left) return false
      last = rect
    }
    return true
  }

  /** Whether a name in a label is between isolates, which is required because a label has no layout to compare. */
  function isIsolated(text: string, at: number): boolean {
    const before = text.slice(0, at)
    return before.split(ISOLATE).length > before.split(END_ISOLATE).length
  }

  function readTexts(): Names {
    const characters: Character[] = []
    let visibleText = ''
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue
      const text = node.nodeValue ?? ''
      for (let offset = 0; offset < text.length; offset += 1) characters.push({ node, offset })
      visibleText += text
    }
    const names = namesIn(visibleText)
    const reordered = names.flatMap(({ at, name }) => {
      const nameCharacters = characters.slice(at, at + name.length)
      return isInOrder(nameCharacters)
        ? []
        : [`${name} in ${nameCharacters[0]?.node.parentElement?.outerHTML.slice(0, 200)}`]
    })
    return { count: names.length, reordered }
  }

  function reorderedLabels(): string[] {
    const labels = [...document.querySelectorAll(LABELS.map((label) => `[${label}]`).join())].flatMap((part) =>
      LABELS.map((label) => ({ text: part.getAttribute(label) ?? '', where: `${label} of ${part.className}` })),
    )
    return [{ text: document.title, where: 'document.title' }, ...labels].flatMap(({ text, where }) =>
      namesIn(text).flatMap(({ at, name }) => (isIsolated(text, at) ? [] : [`${name} in ${where}`])),
    )
  }

  const { count, reordered } = readTexts()
  return { count, reordered: [...new Set([...reordered, ...reorderedLabels()])] }
}
