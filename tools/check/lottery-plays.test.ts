import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FAMILIES } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const README = readFileSync(join(ROOT, 'packages', 'lottery', 'README.md'), 'utf8')

/** Headings of families whose plays have a separate section. */
const HEADINGS: Readonly<Partial<Record<Family, string>>> = {
  SSC: 'Plays of digits',
  PL5: 'Plays of digits',
  LF: 'Plays of digits',
  '11X5': 'Plays of 11X5',
  PK10: 'Plays of PK10',
  SEAPK10: 'Plays of PK10',
  K3: 'Plays of K3',
  SEAK3: 'Plays of K3',
}

function textOf(family: Family): string {
  const heading = HEADINGS[family]
  if (heading === undefined) return README
  const section = README.split(/^#+ /m).find((part) => part.startsWith(heading))
  if (section === undefined) throw new Error(`no heading ${heading}`)
  return section
}

describe.each(FAMILIES)('%s', (family) => {
  test('has every play in the README', () => {
    const codes = [...playsOf(family, 'Lott'), ...playsOf(family, 'ZY')].map(({ code }) => code)
    expect(codes.filter((code) => !textOf(family).includes(`\`${code}\``))).toEqual([])
    expect(codes).not.toEqual([])
  })
})

test('the README names only existing plays of digits, cars or dice', () => {
  const known = new Set(FAMILIES.flatMap((family) => playsOf(family, 'Lott').map(({ code }) => code)))
  const rows = Object.values(HEADINGS).flatMap((heading) => textRows(heading))
  expect(rows.filter((code) => !known.has(code))).toEqual([])
})

/** Returns the first column of the section's table. */
function textRows(heading: string): string[] {
  const section = README.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? ''
  const cells = section.split('\n').flatMap((line) => line.split('|').slice(1, 2))
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
}
