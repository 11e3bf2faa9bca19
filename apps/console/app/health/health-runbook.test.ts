import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { HealthPart } from '@ante/contract/console/health.ts'
import { expect, test } from 'vitest'

test('the runbook has a section for each part, in the order of the page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operate/health.md'), 'utf8')
  const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name.toLowerCase())
  expect(sections).toEqual(HealthPart.options)
})
