import { expect, test } from 'vitest'

import { exampleOf } from './example.ts'

const needs = (min: string | null) => [{ kind: 'deposit' as const, minimum: min, count: null, done: null }]

test('the wagering requirement is the amount times the multiple', () => {
  const example = exampleOf({
    gift: { kind: 'amount', amount: '50.00' },
    needs: [],
    multiple: '5',
    multipleOf: 'reward',
  })
  expect(example).toEqual({ base: null, gift: '50.00', toPlay: '250.00' })
})

test.each([
  {
    gift: { percent: '100', cap: null },
    least: '500.00',
    terms: { multiple: '20', multipleOf: 'deposit and reward' },
    target: { base: '500.00', gift: '500.00', toPlay: '20000.00' },
  },
  {
    gift: { percent: '100', cap: '300.00' },
    least: '500.00',
    terms: { multiple: '2', multipleOf: 'deposit and reward' },
    target: { base: '500.00', gift: '300.00', toPlay: '1600.00' },
  },
  {
    gift: { percent: '12.5', cap: null },
    least: null,
    terms: { multiple: '1.5', multipleOf: 'reward' },
    target: { base: '1000.00', gift: '125.00', toPlay: '187.50' },
  },
  {
    gift: { percent: '5', cap: null },
    least: '0.00',
    terms: { multiple: '0', multipleOf: 'reward' },
    target: { base: '1000.00', gift: '50.00', toPlay: '0.00' },
  },
] as const)(
  'a share of $gift.percent per cent of at least $least is $wanted.gift',
  ({ gift, least: min, terms, target }) => {
    expect(exampleOf({ gift: { kind: 'share', of: 'deposit', ...gift }, needs: needs(min), ...terms })).toEqual(target)
  },
)

test('the example of a reward that a reviewer decides is 100, or the cap if it is lower', () => {
  const decided = (cap: string | null) =>
    exampleOf({ gift: { kind: 'decided', cap }, needs: [], multiple: '3', multipleOf: 'reward' })
  expect(decided(null)).toEqual({ base: null, gift: '100.00', toPlay: '300.00' })
  expect(decided('20.00')).toEqual({ base: null, gift: '20.00', toPlay: '60.00' })
})
