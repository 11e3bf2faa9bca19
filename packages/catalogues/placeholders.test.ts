import { expect, test } from 'vitest'

import { placeholdersOf } from './placeholders.ts'

test.each([
  ['Hello', []],
  ['Join {level} on the {0} day', ['level', '0']],
  ['<0>Log in</0> or <1/>', ['<0>', '</0>', '<1/>']],
  ['{count, plural, one {One mail for {name}} other {# mails}}', ['count', 'name']],
  ['{n, plural, zero {none} one {one} two {two} few {few} many {many} other {# {thing}}}', ['n', 'thing']],
])('the placeholders of %j are %j', (message, names) => {
  expect([...placeholdersOf(message)].sort()).toEqual([...names].sort())
})
