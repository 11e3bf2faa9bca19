import { expect, test } from 'vitest'

import { versionsOf } from './template.ts'

test.each([
  ['1', '1', 'new', 'new'],
  ['1', '0', 'new', 'base'],
  ['0', '1', 'base', 'new'],
  ['', '', 'base', 'base'],
  ['2', 'true', 'base', 'base'],
])(
  'mem_cen %j and dep_func %j select the %s member centre and the %s deposit',
  (mem_cen, dep_func, memberCentre, deposit) => {
    expect(versionsOf({ mem_cen, dep_func })).toEqual({ memberCentre, deposit })
  },
)
