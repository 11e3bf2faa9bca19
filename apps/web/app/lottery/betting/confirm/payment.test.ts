import { expect, test } from 'vitest'

import { paymentOf } from './payment.ts'

const wallets = (main: string, lottery: string) => ({
  balance: [
    { walletId: 2, accountName: 'main', availBalance: main },
    { walletId: 4, accountName: 'lottery', availBalance: lottery },
  ],
})

interface Case {
  name: string
  main: string
  lottery: string
  together: boolean
  transferred: bigint
  enough: boolean
}

const cases: Case[] = [
  { name: 'the lottery wallet has it', main: '100', lottery: '6.0000', together: true, transferred: 0n, enough: true },
  { name: 'a part is brought', main: '100', lottery: '2.5000', together: true, transferred: 35_000n, enough: true },
  {
    name: 'whole cents are brought',
    main: '100',
    lottery: '0.0001',
    together: true,
    transferred: 60_000n,
    enough: true,
  },
  { name: 'both have too little', main: '1', lottery: '2', together: true, transferred: 40_000n, enough: false },
  {
    name: 'the wallets are kept apart',
    main: '100',
    lottery: '2',
    together: false,
    transferred: 40_000n,
    enough: false,
  },
]

test.each(cases)('6.00: $name', ({ main, lottery, together, transferred, enough }) => {
  expect(paymentOf(wallets(main, lottery), 60_000n, { together })).toMatchObject({ transferred, enough })
})

test('a member without a lottery wallet has a zero balance there', () => {
  const main = { balance: wallets('50', '0').balance.slice(0, 1) }
  expect(paymentOf(main, 10_000n, { together: true })).toEqual({
    main: 500_000n,
    lottery: 0n,
    transferred: 10_000n,
    enough: true,
  })
})
