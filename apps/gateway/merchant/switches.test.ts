import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import { lineMember } from '../test/members.ts'
import type { TestGateway } from '../test/start-gateway.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway()
  ;({ token } = await lineMember(gateway, '0.00', { type: 2 }))
})
afterAll(() => gateway.stop())

/** Sets a switch; null removes it from the list. */
async function setSwitch(name: string, isOn: boolean | null): Promise<void> {
  const { db, bus } = gateway.ports
  await (
    isOn === null
      ? sql`update merchant set settings = settings #- ${`{flags,${name}}`}::text[] where code = 'aurora'`
      : sql`update merchant set settings = jsonb_set(settings, ${`{flags,${name}}`}::text[], to_jsonb(${isOn}::boolean))
          where code = 'aurora'`
  ).execute(db)
  bus.publish('merchant', '')
}

async function codeOf(address: string): Promise<string> {
  const answer = await gateway.fetch(address, { headers: { [header.authorization]: token } })
  const { errorCode = 'answered' } = (await answer.json()) as { errorCode?: string }
  return errorCode
}

const DAY = 'startDate=2026-11-01&endDate=2026-11-01'

test.each([
  ['COMM3', '/wps/system/helpCenter'],
  ['REGISTER_REE3', '/wps/system/setting/register'],
  ['AGEINFO3', `/wps/relay/ODSFE2_getTeamKpi?${DAY}`],
  ['AGEINFO3', '/wps/relay/ODSFE2_getTeamOverviewSum'],
  ['AGEDOWNMAN3', '/wps/agent/downlines'],
  ['AGEDOWNMAN3', '/wps/agent/bets'],
  ['AGEDOWNMAN3', '/wps/relay/ODSFE2_getTeamProfit'],
  ['MEMTRANS3', '/wps/wallets/line/receivers'],
  ['PERSPNL3', '/wps/member/profitAndLoss'],
  ['SECPRIV', '/wps/member/sessions'],
  ['SECPRIV', '/wps/member/signIns'],
  ['SECPRIV', '/wps/member/passkeys'],
  ['GAMSER', '/wps/system/customerService'],
])('with %s off or not listed, %s is refused', async (name, address) => {
  expect(await codeOf(address)).toBe('answered')
  for (const isOn of [false, null]) {
    await setSwitch(name, isOn)
    await expect.poll(() => codeOf(address)).toBe('function.not.available')
    await setSwitch(name, true)
    await expect.poll(() => codeOf(address)).toBe('answered')
  }
})

test('with AGEANNOUNCE3 off agents get no agent announcements, but all other ones', async () => {
  const received = async () => {
    const answer = await gateway.fetch('/wps/relay/MCSFE_getListAnnouncements?types=A,PL', {
      headers: { [header.authorization]: token },
    })
    const { value } = (await answer.json()) as { value: { agent: unknown[]; player: unknown[] } }
    return [value.agent.length > 0, value.player.length > 0]
  }
  expect(await received()).toEqual([true, true])
  await setSwitch('AGEANNOUNCE3', false)
  await expect.poll(received).toEqual([false, true])
})

test('a switch that is not listed is off for visitors too', async () => {
  await setSwitch('FREEPLAY3', null)
  await expect.poll(() => gateway.call(loginFreeplay, {})).toMatchObject({ code: 'function.not.available' })
})
