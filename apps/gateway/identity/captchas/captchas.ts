import { randomUUID, timingSafeEqual } from 'node:crypto'

import type { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { DEFAULT_PICTURE } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { newCaptcha } from './captcha-challenge.ts'
import { sha256 } from '../../kit/sha256.ts'

const GOOD_FOR_MS = 5 * 60_000
const DELETED_AT_ONCE = 20
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

type CaptchaPorts = Pick<Ports, 'db' | 'clock'>

/** Draws a new code and stores its answer. */
export async function createCaptcha(
  { db, clock }: CaptchaPorts,
  { merchantCode, code = DEFAULT_PICTURE }: { merchantCode: string; code: PictureCode | undefined },
): Promise<OutputOf<typeof getCaptcha>> {
  const id = randomUUID()
  const { text: shown, answer } = newCaptcha(code)
  const picture = await drawInTurn(shown)
  const now = clock.now()
  await deleteExpired(db, now)
  await db
    .insertInto('captcha')
    .values({
      id,
      merchant_code: merchantCode,
      answer_hash: sha256(id, answer),
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute()
  return { captchaId: id, image: `data:image/png;base64,${picture.toString('base64')}`, code }
}

export interface CaptchaAnswer {
  merchantCode: string
  captchaId: string | undefined
  captcha: string | undefined
}

/**
 * Returns why the answer to a captcha is refused, or null. Any answer invalidates the captcha, so there is no second
 * guess.
 */
export async function captchaRefusal({ db, clock }: CaptchaPorts, { merchantCode, captchaId, captcha }: CaptchaAnswer) {
  if (!captchaId || !captcha) return 'captcha.required'
  if (!UUID.test(captchaId)) return 'captcha.incorrect'
  const consumed = await db
    .deleteFrom('captcha')
    .where('id', '=', captchaId)
    .where('merchant_code', '=', merchantCode)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  if (!consumed || consumed.expires_at <= clock.now()) return 'captcha.incorrect'
  return timingSafeEqual(consumed.answer_hash, sha256(captchaId, captcha.toUpperCase())) ? null : 'captcha.incorrect'
}

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from captcha where id in (
      select id from captcha where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
