import { loginFreeplay } from '@ante/contract/identity/session.ts'
import {
  addFavouriteLotteries,
  FAVOURITE_LOTTERIES_LIMIT,
  listFavouriteLotteries,
  removeFavouriteLottery,
} from '@ante/contract/lottery/games/favourites.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newMember } from '../../identity/test/people.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  ;({ token } = await newMember(gateway))
})
afterAll(() => gateway.stop())

const add = (...gameCodes: string[]) => gateway.call(addFavouriteLotteries, { gameCodes }, { token })
const remove = (gameCode: string) => gateway.call(removeFavouriteLottery, { gameCode }, { token })
const marked = (callerToken = token) => gateway.call(listFavouriteLotteries, {}, { token: callerToken })
const are = (...gameCodes: string[]) => ({ ok: true, value: { gameCodes } })

test('a lottery is added to favourites once, the newest favourite is first, and it can be removed', async () => {
  expect(await add('FFC60')).toEqual(are('FFC60'))
  gateway.ports.clock.offsetMs += 1000
  expect(await add('PK1060')).toEqual(are('PK1060', 'FFC60'))
  expect(await add('FFC60')).toEqual(are('PK1060', 'FFC60'))
  expect(await remove('PK1060')).toEqual(are('FFC60'))
  expect(await remove('PK1060')).toEqual(are('FFC60'))
  expect(await marked()).toEqual(are('FFC60'))
})

test('favourites stored on a device are added in one call, in order, except games that the merchant does not offer', async () => {
  await add('KENO300')
  gateway.ports.clock.offsetMs += 1000
  expect(await add('PK1060', 'NOSUCH', 'KENO300', 'FFC60')).toEqual(are('PK1060', 'FFC60', 'KENO300'))
})

test('favourites belong to the member, trial players included', async () => {
  await add('FFC60')
  const trial = await gateway.call(loginFreeplay, {})
  const playMoney = trial.ok ? trial.value.token : ''
  expect(await marked(playMoney)).toEqual(are())
  await gateway.call(removeFavouriteLottery, { gameCode: 'FFC60' }, { token: playMoney })
  await gateway.call(addFavouriteLotteries, { gameCodes: ['PK1060'] }, { token: playMoney })
  expect(await marked(playMoney)).toEqual(are('PK1060'))
  expect(await marked()).toEqual(are('FFC60'))
})

test.each([
  ['an unknown lottery', ['NOSUCH'], 'lottery.game.not.found'],
  ['an empty list', [], 'request.invalid'],
  ['an invalid code', ['<b>'], 'request.invalid'],
])('%s is refused', async (_what, gameCodes, code) => {
  expect(await add(...gameCodes)).toMatchObject({ ok: false, code })
  expect(await marked()).toEqual(are())
})

test('without a session there are no favourites', async () => {
  expect(await gateway.call(addFavouriteLotteries, { gameCodes: ['FFC60'] })).toMatchObject({
    code: 'login.not.session',
  })
  expect(await gateway.call(listFavouriteLotteries, {})).toMatchObject({ code: 'login.not.session' })
})

test('the number of favourites is limited, even for simultaneous calls', async () => {
  await add('FFC60')
  const { rows } = await sql`
    with own as (select member_id from lottery_favourite order by added_at desc limit 1),
      made as (insert into lottery_game (merchant_code, code, name, family, group_code, prize_modes, schedule, lock_seconds,
          is_house, result_timeout_seconds, is_sale, is_hot, is_new, position, icon)
        select 'aurora', 'FULL' || number, 'Full', family, group_code, prize_modes, schedule, lock_seconds, is_house,
          result_timeout_seconds, false, false, false, position, icon
        from lottery_game, generate_series(1, ${FAVOURITE_LOTTERIES_LIMIT - 2}) number
        where merchant_code = 'aurora' and code = 'FFC60' returning id)
    insert into lottery_favourite (member_id, game_id, added_at)
    select member_id, id, now() from own, made returning game_id`.execute(gateway.ports.db)
  expect(rows).toHaveLength(FAVOURITE_LOTTERIES_LIMIT - 2)
  const answers = await Promise.all(['PK1060', 'KENO300', 'K360'].map((code) => add(code)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({
    code: 'favourites.full',
    details: { limit: FAVOURITE_LOTTERIES_LIMIT },
  })
})
