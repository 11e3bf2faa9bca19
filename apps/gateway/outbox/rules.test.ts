import { expect, test } from 'vitest'

import { smsSenderOf } from './rules.ts'

test.each([
  ['Aurora', null, 'Aurora'],
  ['Café Royal Palace', null, 'Cafe Royal'],
  ['Lotus & Partners', null, 'Lotus  Part'],
  ['極光', null, 'INFO'],
  ['Aurora', 'AURORAPH', 'AURORAPH'],
  ['Aurora', '+639170000000', '+639170000000'],
])('%s with own sender %s sends as %s', (name, own, sender) => {
  expect(smsSenderOf({ name, sms_sender: own })).toBe(sender)
})
