import { expect, test } from 'vitest'

import { ownLotteryAddress } from './own-lottery.ts'

test.each([
  [{ vendor: 'LOTT', gameCode: 'lobby', prizeMode: 'Elott' }, '/m/lottery'],
  [{ vendor: 'ELOTT', gameCode: 'lobby' }, '/m/lottery'],
  [{ gameCode: 'lobby', prizeMode: 'Lott' }, '/m/lottery'],
  [{ gameCode: 'lobby', prizeMode: 'Elott' }, '/m/lottery'],
  [{ gameCode: 'FFC60', prizeMode: 'Lott' }, '/m/lotteryBet?game=FFC60&mode=Lott'],
  [{ vendor: 'LOTT', gameCode: 'FFC60' }, '/m/lotteryBet?game=FFC60'],
  [{ gameCode: 'lobby', prizeMode: 'SEA' }, null],
  [{ vendor: 'TCG_SEA', gameCode: 'lobby', prizeMode: 'SEA' }, null],
  [{ vendor: 'TCG_LOTTO_VN', gameCode: 'lobby', prizeMode: 'Elott' }, null],
  [{ vendor: 'LOTT', gameId: 'FFC60' }, '/m/lotteryBet?game=FFC60'],
  [{ vendor: 'LOTT', gameCode: 'evening-draw' }, null],
  [{ vendor: 'LOTT', gameId: 'evening-draw' }, null],
  [{ vendor: 'LOTT' }, null],
  [{ gameCode: 'lobby' }, null],
  [{ vendor: 'JL', gameCode: 'FFC60' }, null],
  [{ vendor: 'JL', gameId: 'FFC60' }, null],
] as const)('in our own lotteries %j leads to %s', (requested, address) => {
  expect(ownLotteryAddress(requested)).toBe(address)
})
