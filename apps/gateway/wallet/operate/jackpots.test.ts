import { merchants } from '@ante/demo/merchants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { jackpotPools, verifyLedger } from '../public.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const AURORAS = merchants.find(({ code }) => code === 'aurora')?.jackpot ?? ''

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const poolUnitsOf = async (code: string) => (await jackpotPools(gateway.ports.db, [code])).get(code)?.units

test('lists the balance and the seed of each jackpot', async () => {
  const aurora = { merchant: 'aurora', balance: `${AURORAS} PHP`, seed: `${AURORAS} PHP` }
  expect(await outputOf('jackpots', 'list')).toEqual([aurora])
  expect(await outputOf('jackpots', 'list', 'lotus')).toEqual([])
})

test('seeds a jackpot where there is none, and never a second time', async () => {
  await outputOf('jackpots', 'create', 'lotus', '5000')
  expect(await poolUnitsOf('lotus')).toBe(unitsOf('5000'))

  expect((await runCommand('jackpots', 'create', 'lotus', '5000')).stderr).toContain('holds 5000.00')
  expect(await poolUnitsOf('lotus')).toBe(unitsOf('5000'))
})

test('changes the seed of a jackpot, but not its balance', async () => {
  const before = await poolUnitsOf('aurora')
  await outputOf('jackpots', 'update-seed', 'aurora', '750000.50')

  expect(await outputOf('jackpots', 'list', 'aurora')).toMatchObject([{ seed: '750000.50 PHP' }])
  expect(await poolUnitsOf('aurora')).toBe(before)
})

test.each(['0', '0.00', '1e6', '1.234', 'much'])('refuses %s as an amount', async (amount) => {
  expect((await runCommand('jackpots', 'update-seed', 'aurora', amount)).stderr).toContain('Invalid amount')
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
