import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

import { sidesByDirection } from './sides-by-direction.ts'

async function madeOf(css: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'sides-'))
  try {
    await writeFile(join(root, 'a.css'), css)
    const config = await resolveConfig(
      { root, configFile: false, logLevel: 'silent', css: { postcss: { plugins: [sidesByDirection] } } },
      'build',
    )
    const { code } = await preprocessCSS(css, join(root, 'a.css'), config)
    return code
      .replace(/\s*([{}])\s*/g, ' $1 ')
      .replaceAll('  ', ' ')
      .trim()
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test('a logical side becomes left or right by the direction of the document', async () => {
  expect(await madeOf('.a, .b:hover { top: 0; inset-inline-start: 4px }')).toBe(
    ".a, .b:hover { top: 0 } [dir='ltr'] .a, [dir='ltr'] .b:hover { left: 4px } [dir='rtl'] .a, [dir='rtl'] .b:hover { right: 4px }",
  )
})

test('the rule keeps its media condition, and everything else stays unchanged', async () => {
  expect(await madeOf('@media (min-width: 600px) { .a { inset-inline-end: 0 } } .b { margin-inline-start: 1px }')).toBe(
    "@media (min-width: 600px) { .a { } [dir='ltr'] .a { right: 0 } [dir='rtl'] .a { left: 0 } } .b { margin-inline-start: 1px }",
  )
})
