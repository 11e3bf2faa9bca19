import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { WIDE_SCREEN } from './wide-screen.ts'

test.each(['shell/shell.module.css', 'shell/bottom-menu.module.css', 'lottery/betting/betting.module.css'])(
  '%s begins a wide screen at the same width',
  (file) => {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(`@media ${WIDE_SCREEN} {`)
  },
)
