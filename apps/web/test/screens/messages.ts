import { sha256 } from '@ante/gateway/kit/sha256.ts'
import type { TestGateway } from '@ante/gateway/test'
import type { TestSandbox } from '@ante/gateway/test/with-sandbox.ts'

const POLL_MS = 50
const LATEST = 'select id, answer_hash from captcha order by expires_at desc limit 1'
const SET_MOBILE = `
  insert into member_profile (member_id, merchant_code, mobile, mobile_verified_at)
  values ($1, 'aurora', $2, now())
  on conflict (member_id) do update set mobile = excluded.mobile, mobile_verified_at = now()`

/** Waits for a text message to a number and returns the code in the newest one. */
export async function codeFor(messages: TestSandbox, mobile: string): Promise<string> {
  for (;;) {
    const [latest] = await messages.arrived(mobile)
    const code = /(?<!\d)\d{6}(?!\d)/.exec(latest?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

export interface SubmittedMobile {
  memberId: string
  /** International format: +639170000000. */
  mobile: string
}

/** Sets a verified mobile number of a member of Aurora. */
export async function submitMobile({ ports }: TestGateway, { memberId, mobile }: SubmittedMobile): Promise<void> {
  await ports.pool.query(SET_MOBILE, [memberId, mobile])
}

/** Returns the answer of the latest captcha, found by trying all answers against its hash. */
export async function captchaAnswer({ ports }: TestGateway): Promise<string> {
  const { rows } = await ports.pool.query<{ id: string; answer_hash: Buffer }>(LATEST)
  const [picture] = rows
  const answers = Array.from({ length: 10_000 }, (_, answer) => String(answer).padStart(4, '0'))
  const answer = answers.find((candidate) => picture && sha256(picture.id, candidate).equals(picture.answer_hash))
  if (!answer) throw new Error('There is no captcha to answer')
  return answer
}

const END_TRIAL = `
  with closed as (update member set status = 'disabled' where account = $1 and type = 4 returning id)
  delete from session using closed where member_id = closed.id`

/** Ends a trial, as at the end of the day. */
export async function endTrial({ ports }: TestGateway, account: string): Promise<void> {
  await ports.pool.query(END_TRIAL, [account])
}
