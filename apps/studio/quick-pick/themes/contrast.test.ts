import { expect, test } from 'vitest'

import { themeNames } from './theme.ts'
import { themes } from './themes.ts'

/** Text colours of the page, as in its CSS tokens. */
const TEXT = '#f4f8ff'
const SOFT_TEXT = '#d3dbef'
const DARK_TEXT = '#10183f'
/** Minimum ratio of WCAG 2, level AA. */
const MIN_CONTRAST = 4.5

test.for(themeNames)('text on the colours of %s is legible', (name) => {
  const { palette, numberLimit, bead } = themes[name]
  const beads = Array.from({ length: numberLimit }, (_, drawn) => bead(drawn).colour)

  for (const surface of [palette.night, palette.panel, palette.raised]) {
    expect(contrast(TEXT, surface)).toBeGreaterThan(MIN_CONTRAST)
    expect(contrast(SOFT_TEXT, surface)).toBeGreaterThan(MIN_CONTRAST)
  }
  for (const bright of [palette.accent, ...beads]) expect(contrast(DARK_TEXT, bright)).toBeGreaterThan(MIN_CONTRAST)
})

/** Returns the contrast ratio by WCAG 2: the lighter colour against the darker one. */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
