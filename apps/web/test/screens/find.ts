import { expect } from 'vitest'

/** Returns all elements that match a selector, for elements without a role. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** Waits for a match and returns the first one. */
export async function one(selector: string): Promise<HTMLElement> {
  await expect.poll(() => all(selector).length, { message: selector }).toBeGreaterThan(0)
  const [first] = all(selector)
  if (!first) throw new Error(`Nothing fits ${selector}`)
  return first
}

/** Returns the horizontal overflow of the page in pixels. */
export const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Returns a parameter of the current address. */
export const parameter = (name: string): string | null => new URLSearchParams(location.search).get(name)
