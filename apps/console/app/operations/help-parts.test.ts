import { expect, test } from 'vitest'

import { helpParts } from './help-parts.ts'

test.each([
  ['Plain text.', [{ kind: 'text', text: 'Plain text.' }]],
  [
    'end time, or `none`',
    [
      { kind: 'text', text: 'end time, or ' },
      { kind: 'code', text: 'none' },
    ],
  ],
  [
    'see `ante channels list`.',
    [
      { kind: 'text', text: 'see ' },
      { kind: 'command', text: 'ante channels list', subject: 'channels', action: 'list' },
      { kind: 'text', text: '.' },
    ],
  ],
  ['`held-wins list`', [{ kind: 'command', text: 'held-wins list', subject: 'held-wins', action: 'list' }]],
  ['`ante mail list aurora`', [{ kind: 'command', text: 'ante mail list aurora', subject: 'mail', action: 'list' }]],
])('“%s” has its parts', (text, parts) => {
  expect(helpParts(text)).toMatchObject(parts)
  expect(helpParts(text)).toHaveLength(parts.length)
})

test('options have the labels of their fields', () => {
  const labels = new Map([['until', 'End']])
  expect(helpParts('--until must be later than --from.', labels)).toMatchObject([
    { kind: 'text', text: '“End” must be later than --from.' },
  ])
})
