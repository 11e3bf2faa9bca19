import { sha256 } from '@ante/gateway/kit/sha256.ts'
import pg from 'pg'

import { site } from './site.ts'

const ANSWERS = 10_000

/**
 * Finds the answer of a captcha by trying four digits against its hash, which requires access to the database. The
 * gateway has no endpoint for this.
 */
export async function answerOfCaptcha(captchaId: string): Promise<string> {
  const client = new pg.Client({ connectionString: site().databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer_hash: Buffer }>('select answer_hash from captcha where id = $1', [
      captchaId,
    ])
    const hash = rows[0]?.answer_hash
    const digits = Array.from({ length: ANSWERS }, (_, answer) => String(answer).padStart(4, '0'))
    const answer = digits.find((digit) => hash && sha256(captchaId, digit).equals(hash))
    if (!answer) throw new Error(`No captcha ${captchaId} waits for an answer`)
    return answer
  } finally {
    await client.end()
  }
}
