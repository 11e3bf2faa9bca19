import { expect } from 'vitest'

/** Returns all elements that match a selector, for elements without a role. */
export const findAll = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** Waits for a match and returns the first one. */
export async function findOne(selector: string): Promise<HTMLElement> {
  await expect.poll(() => findAll(selector).length, { message: selector }).toBeGreaterThan(0)
  const [first] = findAll(selector)
  if (!first) throw new Error(`No element matches ${selector}`)
  return first
}

/** Returns the horizontal overflow of the page in pixels. */
export const horizontalOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Returns a parameter of the current address. */
export const addressParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)
