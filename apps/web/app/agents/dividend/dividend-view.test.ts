import { expect, test } from 'vitest'

import { viewAddress, viewOf } from './dividend-view.ts'

const ask = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', false],
  ['tab=pay', false],
  ['tab=bills&side=payer&kind=hourly_salary', false],
  ['tab=nothing', true],
  ['tab=bills&kind=weekly', true],
])('%j is parsed, with fallbacks for invalid values: %j', (query, corrected) => {
  expect(ask(query).corrected).toBe(corrected)
})

test('a view survives serialization into its address', () => {
  for (const query of ['tab=pay', 'tab=bills', 'tab=bills&side=payer&kind=dividend']) {
    const { view } = ask(query)
    expect(viewOf(new URL(viewAddress(view), 'https://x').searchParams).view).toEqual(view)
  }
  expect(viewAddress(ask('tab=own&side=payer').view)).toBe('/m/member/agent/agentDivident')
})
