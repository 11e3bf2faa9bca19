import { basename } from 'node:path'

import { brandStyles, firstLoadOf } from '../tools/check/sizes/first-load.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'

test(
  'the budget of a first visit covers exactly the files that the home page requests',
  { tag: BOTH },
  async ({ page, merchant, language }) => {
    const html = (await (await page.goto('/m/home'))?.text()) ?? ''
    const filesIn = (pattern: RegExp) =>
      new Set([...html.matchAll(pattern)].map(([, source = '', preloaded = '']) => basename(source || preloaded)))
    const budgeted = firstLoadOf(language)
    const brand = brandStyles().filter((file) => file.includes(merchant))

    expect(filesIn(/<script[^>]+src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g)).toEqual(
      new Set(budgeted.scripts.map((file) => basename(file))),
    )
    expect(filesIn(/<link rel="stylesheet" href="([^"]+)"/g)).toEqual(
      new Set([...budgeted.styles, ...brand].map((file) => basename(file))),
    )
  },
)
