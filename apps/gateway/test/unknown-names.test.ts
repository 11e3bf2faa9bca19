import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { beforeAll, expect, test } from 'vitest'

import { sharedGateway } from './shared-gateway.ts'
import { signedIn } from './members.ts'

const gateway = sharedGateway()
let token: string
beforeAll(async () => {
  ;({ token } = await signedIn(gateway))
})

test.each([
  ['/wps/relay/MCSFE_getMissionLeaderboard?promotionId=nope', 'promotion.not.found', []],
  ['/wps/relay/MCSFE_getRafflePromotionStatus?promotionId=nope', 'promotion.not.found', []],
  ['/wps/relay/GCSGAME_getRankList?gameCategory=NOPE', 'request.invalid', ['gameCategory']],
  ['/wps/v2/wallets/balance?typeId=77', 'wallet.not.found', []],
  ['/wps/wallets/balance?typeId=77', 'wallet.not.found', []],
  ['/wps/relay/GCSGAME_gameList?gameType=RNG&minBet=-1', 'request.invalid', ['minBet']],
  ['/wps/relay/GCSGAME_gameList?gameType=RNG&isNew=2', 'request.invalid', ['isNew']],
  ['/wps/game/otherGames?gameCategory=NOPE', 'request.invalid', ['gameCategory']],
  ['/lgw/customers/series?prizeModeId=6', 'request.invalid', ['prizeModeId']],
  ['/wps/system/vendorRegions?merchantCode=nope', 'merchant.mismatch', []],
])('%s is refused with %s', async (address, code, fields) => {
  const response = await gateway.fetch(address, { headers: { Authorization: token } })
  const { errorCode, value } = (await response.json()) as { errorCode: string; value: { fields?: { path: string }[] } }
  expect([errorCode, value.fields?.map(({ path }) => path) ?? []]).toEqual([code, fields])
})

test('a filter that the old platform sends may be empty', async () => {
  const listed = async (query: string) => {
    const answer = await gateway.fetch(`/wps/relay/GCSGAME_gameList?${query}`)
    return (await answer.json()) as object
  }
  const hot = await listed('gameType=HOT')
  expect(hot).toMatchObject({ success: true })
  expect(await listed('gameType=&isNew=null&minBet=&minLine=')).toEqual(hot)
  expect(await listed('isNew=&minBet=null')).toEqual(hot)
})

test.each([{ orderType: 2 }, { orderType: 0 }, { device: 'TOASTER' as 'WEB' }])(
  'an order with %j is refused before any other validation',
  async (odd) => {
    const order = { gameId: 1, currentDrawNumber: '20260101-0001', betCartAmountSum: '2.0000', prizeModeId: 1 } as const
    const answer = await gateway.call(placeOrder, { ...order, bettingSlipString: '1', ...odd }, { token })
    expect(answer).toMatchObject({ code: 'request.invalid', details: { fields: [{ path: Object.keys(odd)[0] }] } })
  },
)
