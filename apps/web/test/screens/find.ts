import { expect } from 'vitest'

/** Every element of the screen that fits a selector, for what has no role of its own. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** The first one, once it is there. */
export async function one(selector: string): Promise<HTMLElement> {
  await expect.poll(() => all(selector).length, { message: selector }).toBeGreaterThan(0)
  const [first] = all(selector)
  if (!first) throw new Error(`Nothing fits ${selector}`)
  return first
}

/** How many pixels the screen is wider than the phone. */
export const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** A parameter of the address where the screen stands. */
export const parameter = (name: string): string | null => new URLSearchParams(location.search).get(name)
