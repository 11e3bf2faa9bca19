import { randomUUID } from 'node:crypto'

import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { register } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

import type { SharedGateway } from '../../test/start-gateway.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Returns a unique account name. */
export const newAccount = (): string => `p${randomUUID().replaceAll('-', '').slice(0, 12)}`

export const PASSWORD = 'Secret2026'

export function registration(account: string): InputOf<typeof register> {
  return {
    type: 0,
    username: account,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerUrl: 'localhost',
    registerMethod: 'H5',
  }
}

/** Registers a new member at aurora, which requires no captcha. */
export async function newMember(gateway: SharedGateway, account = newAccount()): Promise<Session> {
  const answer = await gateway.call(register, registration(account))
  if (!answer.ok) throw new Error(`the registration was refused: ${answer.code}`)
  return answer.value
}

/** Returns a captcha and its answer, found by hashing all possible answers and comparing them with the stored hash. */
export async function solvedCaptcha(gateway: SharedGateway, host = 'localhost') {
  const answer = await gateway.call(getCaptcha, {}, { host })
  if (!answer.ok) throw new Error(`no captcha: ${answer.code}`)
  const { captchaId } = answer.value
  const { answer_hash: hash } = await gateway.ports.db
    .selectFrom('captcha')
    .select('answer_hash')
    .where('id', '=', captchaId)
    .executeTakeFirstOrThrow()
  const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'))
  const captcha = codes.find((code) => sha256(captchaId, code).equals(hash))
  if (!captcha) throw new Error('no code of four digits answers the captcha')
  return { captchaId, captcha }
}

/** Returns a wrong answer to the captcha. */
export const wrongCaptcha = (captcha: string): string => String((Number(captcha) + 1) % 10_000).padStart(4, '0')
