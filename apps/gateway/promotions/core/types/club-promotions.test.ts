import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { cliOf } from '../../../operator/test/cli-of.ts'
import { signedIn } from '../../../test/members.ts'
import { startGateway } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { clubRewards } from '../../club-rewards.ts'
import { closeAllPromotions } from '../../test/close-all-promotions.ts'
import { claimRewardOf, detailFor, promotionOf, rewardsOf } from '../../test/promotion-fixtures.ts'
import { play } from '../../test/rebate-fixtures.ts'
import { followPlay } from '../../../vip/follow-play.ts'
import { paySalaries } from '../../../vip/pay-salaries.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => closeAllPromotions(gateway))
const setClub = (isOn: boolean) =>
  sql`update merchant set settings = jsonb_set(settings, '{flags,MEMCLUB3}', to_jsonb(${isOn}::boolean))
    where code = 'aurora'`.execute(gateway.ports.db)
afterEach(() => setClub(true))
afterAll(() => gateway.stop())

test('benefits of the VIP club are listed among the promotions, with the member’s status', async () => {
  const levels = await promotionOf(gateway, 'MEMBERLEVEL', {})
  const bonus = await promotionOf(gateway, 'UPGRADE_BONUS', {}, { multiple_hundredths: 9_900, reward_days: 99 })
  const salary = await promotionOf(gateway, 'RANK_SALARY', {})
  const [member, newcomer] = [await signedIn(gateway), await signedIn(gateway)]
  const standings = async (whose: typeof member) => {
    const shown = []
    for (const id of [levels, bonus, salary]) shown.push((await detailFor(gateway, id, whose)).status)
    return shown
  }
  expect(await detailFor(gateway, bonus)).toMatchObject({ status: 'open', action: 'login', gift: null, needs: [] })
  expect(await standings(newcomer)).toEqual(['open', 'open', 'open'])

  await play(gateway, member, { category: 'RNG', staked: '250000.00' })
  await followPlay({ ...gateway.ports, rewards: clubRewards })
  expect(await standings(member)).toEqual(['issued', 'issued', 'signed'])
  // Multiple and days come from the settings of the club.
  expect(await detailFor(gateway, bonus, member)).toMatchObject({ action: 'none', multiple: '1', rewardDays: 7 })
  for (const { rewardId } of (await rewardsOf(gateway, member)).rewards) await claimRewardOf(gateway, member, rewardId)
  expect(await standings(member)).toEqual(['signed', 'signed', 'signed'])

  const inAWeek = new Date(gateway.ports.clock.now().getTime() + 7 * DAY_MS)
  await paySalaries({ ...gateway.ports, rewards: clubRewards })
  await paySalaries({ db: gateway.ports.db, clock: { now: () => inAWeek }, rewards: clubRewards })
  expect(await standings(member)).toEqual(['issued', 'signed', 'issued'])
  expect(await standings(newcomer)).toEqual(['open', 'open', 'open'])
})

test('the highest level has no further bonus', async () => {
  const bonus = await promotionOf(gateway, 'UPGRADE_BONUS', {})
  const member = await signedIn(gateway)
  await sql`
    insert into vip_member (member_id, merchant_code, level, peak) values (${member.memberId}, 'aurora', 10, 10)
    on conflict (member_id) do update set level = 10, peak = 10`.execute(gateway.ports.db)
  expect(await detailFor(gateway, bonus, member)).toMatchObject({ status: 'claimed', action: 'none' })
})

test('without a club its promotions are not shown, and an operator gets a message', async () => {
  const salary = await promotionOf(gateway, 'RANK_SALARY', {})
  const member = await signedIn(gateway)
  const { outputOf, runCommand } = cliOf(() => gateway)
  const set = ['promotions', 'create', 'aurora', 'club', '--type', 'MEMBERLEVEL', '--title', 'Club'] as const
  await setClub(false)
  expect(await detailFor(gateway, salary, member)).toMatchObject({ status: 'closed', action: 'none' })
  expect(await runCommand(...set)).toMatchObject({ code: 1, stderr: expect.stringContaining('no VIP club') })
  await setClub(true)
  await outputOf(...set)
})
