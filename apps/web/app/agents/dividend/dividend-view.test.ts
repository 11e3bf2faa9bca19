import { expect, test } from 'vitest'

import { viewAddress, viewOf } from './dividend-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', false],
  ['tab=pay', false],
  ['tab=bills&side=payer&kind=hourly_salary', false],
  ['tab=nothing', true],
  ['tab=bills&kind=weekly', true],
])('%j is parsed; an invalid value was replaced by its default: %j', (query, corrected) => {
  expect(viewOfQuery(query).corrected).toBe(corrected)
})

test('a view survives serialization into its address', () => {
  for (const query of ['tab=pay', 'tab=bills', 'tab=bills&side=payer&kind=dividend']) {
    const { view } = viewOfQuery(query)
    expect(viewOf(new URL(viewAddress(view), 'https://x').searchParams).view).toEqual(view)
  }
  expect(viewAddress(viewOfQuery('tab=own&side=payer').view)).toBe('/m/member/agent/agentDivident')
})
