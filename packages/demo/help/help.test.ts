import { expect, test } from 'vitest'

import { agreementOf } from '../agreement/agreement.ts'
import { merchants } from '../merchants.ts'
import { helpOf } from './help.ts'

const texts = merchants.flatMap((merchant) => [...helpOf(merchant), ...agreementOf(merchant).sections])

test('every answer has a unique key', () => {
  for (const merchant of merchants) {
    const keys = helpOf(merchant).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('the agreement contains the merchant’s minimum age', () => {
  for (const merchant of merchants) {
    const words = agreementOf(merchant).sections.map(({ content }) => content)
    expect(words.join()).toContain(`at least ${merchant.licence.minimumAge} years old`)
  }
})

/** Returns tags that are opened and not closed, or closed and not opened. */
function unmatchedTags(html: string): string[] {
  const open: string[] = []
  for (const [whole, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return [whole]
  }
  return open
}

test('every text exists, and its tags are balanced', () => {
  for (const { title, content } of texts) {
    expect(title.trim()).not.toBe('')
    expect(unmatchedTags(content)).toEqual([])
    expect(content).not.toContain('undefined')
  }
})
