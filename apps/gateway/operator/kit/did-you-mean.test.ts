import { expect, test } from 'vitest'

import { didYouMean } from './did-you-mean.ts'

const flags = ['FEEDBACK3', 'DIRECTREG3', 'REG3']

test.each([
  ['FEEDBAK3', 'FEEDBACK3'],
  ['feedback3', 'FEEDBACK3'],
  ['FEED', 'FEEDBACK3'],
  ['REG4', 'REG3'],
  ['XEG3', 'REG3'],
])('%s suggests %s', (word, meant) => {
  expect(didYouMean(word, flags)).toBe(` Did you mean ${meant}?`)
})

test.each(['CASHIER', '', 'Q'])('%j suggests nothing', (word) => {
  expect(didYouMean(word, flags)).toBe('')
})
