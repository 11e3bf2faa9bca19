import { randomInt } from 'node:crypto'

import { expect } from 'vitest'

import type { SharedGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { newMember } from './people.ts'

/** Returns a unique domestic number without a special behaviour at the sandbox carrier. */
export const newMobile = (ending = '7'): string => `917${String(randomInt(10 ** 6)).padStart(6, '0')}${ending}`

/** Returns the latest message that the carrier delivered to this number, once `count` have arrived. */
export async function lastSms(sandbox: TestSandbox, mobileNum: string, count = 1): Promise<string> {
  await expect.poll(async () => (await sandbox.arrived(mobileNum)).length).toBe(count)
  const [message] = await sandbox.arrived(mobileNum)
  return message?.text ?? ''
}

export const codeIn = (text: string): string => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? ''

/** Returns digits that differ from the code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Registers a member at aurora with a verified number. */
export async function memberWithMobile(gateway: SharedGateway, mobileNum = newMobile()) {
  const session = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '=', 'aurora')
    .where('account', '=', session.userName)
    .executeTakeFirstOrThrow()
  const number = { mobile: `+63${mobileNum}`, mobile_verified_at: new Date() }
  await gateway.ports.db
    .insertInto('member_profile')
    .values({ member_id: id, merchant_code: 'aurora', ...number })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(number))
    .execute()
  return { ...session, id, mobileNum }
}
