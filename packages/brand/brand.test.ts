import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { BrandDesign, ColourName, palettesOf } from '@ante/contract/merchant/brand-design.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contrast, nearestColour } from './contrast.ts'
import { designProblems, suggestedColour } from './design-problems.ts'
import { groundsOf, MIN_CONTRAST } from './palette-pairs.ts'
import { styleSheetOf } from './style-sheet.ts'
import { brandTemplates } from './templates.ts'

const BUILT = join(import.meta.dirname, '../../apps/web/brands')
const templates = Object.entries(brandTemplates)
const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--([a-z0-9-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]))
const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)
const pictures = { logo: '/assets/brand/logo-a.svg', icon: '/assets/brand/icon-a.png' }

test.each(templates)('the template %s has no problem', (_name, template) => {
  expect(BrandDesign.safeParse(template).success).toBe(true)
  expect(designProblems(template)).toEqual([])
})

const builtBrands = readdirSync(BUILT, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(builtBrands.map(({ name }) => name))('a style sheet has the tokens of the built brand %s', (name) => {
  const css = readFileSync(join(BUILT, name, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const built = new Set(tokensIn(css).keys())
  for (const [, template] of templates)
    expect(new Set(tokensIn(styleSheetOf(template, pictures)).keys())).toEqual(built)
})

test('a template repeats the colours of the built brand from which it is made', () => {
  const built = tokensIn(readFileSync(join(BUILT, 'aurora', 'tokens.css'), 'utf8'))
  const made = tokensIn(styleSheetOf(brandTemplates.night, pictures))
  const differing = [...made].filter(
    ([name, value]) => built.get(name)?.replaceAll(/\s/g, '') !== (value ?? '').replaceAll(/\s/g, ''),
  )
  // Colours with an alpha channel are derived, and the gradient's middle is the accent.
  expect(
    differing
      .map(([name]) => name)
      .filter((name) => !/glow|scrim|shade|shadow|logo|accent|picture|family/.test(name ?? '')),
  ).toEqual([])
})

test('a brand with two schemes follows the device, one with a single scheme does not', () => {
  expect(styleSheetOf(brandTemplates.night, pictures)).toMatch(/^:root\{color-scheme:dark;/)
  expect(styleSheetOf(brandTemplates.ivory, pictures)).not.toContain('@media')
  const both = styleSheetOf(brandTemplates.harbour, pictures)
  expect(both).toMatch(/^:root\{color-scheme:light dark;/)
  const [light = '', dark = ''] = both.split('@media (prefers-color-scheme:dark)')
  expect(light).toContain(`--surface:${brandTemplates.harbour.palettes.light.surface}`)
  expect(dark).toContain(`--surface:${brandTemplates.harbour.palettes.dark.surface}`)
})

test('a suggested colour passes on all its backgrounds, and is the colour itself where that passes', () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom(...ColourName.options),
      fc.constantFrom(...templates.map(([, one]) => one)),
      (colour, name, design) => {
        for (const [, template] of palettesOf(design)) {
          const palette = { ...template, [name]: colour }
          const suggested = suggestedColour(palette, name)
          if (suggested === null) continue
          for (const ground of groundsOf(name))
            expect(contrast(suggested, palette[ground])).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('there is no nearer colour of the same hue than the suggested one', () => {
  const passes = (colour: string) => contrast(colour, '#ffffff') >= MIN_CONTRAST
  expect(nearestColour('#0a7558', passes)).toBe('#0a7558')
  const suggested = nearestColour('#6f9cff', passes) ?? ''
  expect(contrast(suggested, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST)
  expect(contrast(suggested, '#ffffff')).toBeLessThan(MIN_CONTRAST * 1.03)
  expect(nearestColour('#808080', () => false)).toBeNull()
})

test('a faint text is a problem with its background, its ratio and a suggestion', () => {
  const { dark } = brandTemplates.night.palettes
  const problems = designProblems({ palettes: { dark: { ...dark, textSoft: '#4a4470' }, light: null } })
  expect(problems.map(({ against }) => against)).toEqual(['surface', 'card', 'raised', 'bar', 'accentWash'])
  for (const problem of problems) {
    expect(problem).toMatchObject({ scheme: 'dark', kind: 'contrast', colour: 'textSoft' })
    expect(problem.measured).toBeLessThan(MIN_CONTRAST)
    expect(problem.suggestion).toMatch(/^#[\da-f]{6}$/)
  }
})

test('a colour of winnings that looks like that of losses is a problem', () => {
  const { dark } = brandTemplates.night.palettes
  expect(designProblems({ palettes: { dark: { ...dark, win: dark.lose }, light: null } })).toMatchObject([
    { kind: 'similar', colour: 'win', against: 'lose', measured: 0 },
  ])
})
