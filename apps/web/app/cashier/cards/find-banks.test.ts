import type { Bank } from '@ante/contract/cashier/bank-cards.ts'
import { expect, test } from 'vitest'

import { findBanks } from './find-banks.ts'

const bank = (bankCode: string, bankName: string): Bank => ({
  bankCode,
  bankName,
  kind: 'bank',
  minDigits: 10,
  maxDigits: 12,
})
const banks = [
  bank('BDO', 'BDO Unibank'),
  bank('BOPI', 'Bank of the Philippine Islands'),
  bank('ITAU', 'Itaú'),
  bank('UB', 'Union Bank'),
  bank('IS', 'Türkiye İş Bankası'),
  bank('DA', 'Ngân hàng Đông Á'),
]

test.each([
  ['', ['BDO', 'BOPI', 'ITAU', 'UB', 'IS', 'DA']],
  ['bpi', ['BOPI']],
  ['itau', ['ITAU']],
  ['bank', ['BOPI', 'UB', 'IS', 'BDO']],
  ['PHILIPPINE ', ['BOPI']],
  ['is bankasi', ['IS']],
  ['dong a', ['DA']],
  ['nowhere', []],
])('%j finds %j', (typed, codes) => {
  expect(findBanks(banks, typed).map(({ bankCode }) => bankCode)).toEqual(codes)
})
