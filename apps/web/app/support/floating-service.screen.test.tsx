import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const PHONES = [
  [320, 640],
  [390, 844],
] as const
const SCROLLED = [0, 0.4, 1]
const TAPPABLE = 'a, button, input, select, textarea, [role=button], [role=tab]'
const BUTTON = 'aside :is(a, button)[aria-label="Customer service"]'
/** Delay in milliseconds until the button checks its position after scrolling and moves. */
const REST_MS = 500

beforeEach(() => page.viewport(390, 844))

const waitUntilScrollEnds = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

/** Returns the intersection of two boxes, in screen pixels; a shared edge of one pixel is not an overlap. */
function shared(box: DOMRect, other: DOMRect): DOMRect | null {
  const left = Math.max(box.left, other.left)
  const top = Math.max(box.top, other.top)
  const width = Math.min(box.right, other.right, innerWidth) - left
  const height = Math.min(box.bottom, other.bottom, innerHeight) - top
  return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : null
}

/** Returns the element that would be at the centre of a box without the floating button. */
function seenAt({ left, top, width, height }: DOMRect): Element | undefined {
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
  return stack.find((element) => element.closest('aside') === null)
}

function textBoxes(main: Element): [name: string, box: DOMRect, of: Element][] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const boxes: [string, DOMRect, Element][] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (!node.parentElement || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) boxes.push([node.textContent, box, node.parentElement])
  }
  return boxes
}

/** Returns the content that the floating button covers now. */
function covered(): string[] {
  const [main] = findAll('main')
  const [button] = findAll(BUTTON)
  if (!main || !button) return ['no page or no button']
  const box = button.getBoundingClientRect()
  const targets = [...main.querySelectorAll(TAPPABLE)].map(
    (target) => [`${target.tagName} ${target.textContent}`, target.getBoundingClientRect(), target] as const,
  )
  const coveredParts = [...targets, ...textBoxes(main)].filter(([, rect, element]) => {
    const overlap = shared(box, rect)
    const seen = overlap && seenAt(overlap)
    return seen && element.contains(seen)
  })
  return coveredParts.map(([name, at]) => `${name} ${JSON.stringify(at)} under ${JSON.stringify(box)}`)
}

test.each(['/m/home', '/m/voucherCenter', '/m/accountHistory', '/m/mine'])(
  'the customer-service button covers no interactive or readable content at %s',
  async (address) => {
    const member = await newMember({ balance: '1000.00' })
    await openScreen(address, { member })
    await findOne(BUTTON)
    for (const [width, height] of PHONES) {
      await page.viewport(width, height)
      for (const share of SCROLLED) {
        scrollTo({ top: share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
        await waitUntilScrollEnds()
        await expect.poll(covered, { message: `${width} px, ${share} down` }).toEqual([])
      }
    }
  },
)
