import { randomBytes } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import { sha256 } from '../../kit/sha256.ts'
import { base32 } from '../../kit/totp.ts'

const CODES = 10
/** 80 bits: guessing is infeasible, so a fast hash suffices. */
const CODE_BYTES = 10
const CODE = /^[A-Z2-7]{16}$/

/** Replaces all remaining codes; they are shown once and stored as hashes. */
export async function newRecoveryCodes(tx: Db, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)))
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(memberId, code) })))
    .execute()
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Whether this is an unused code; invalidates it. Blanks, hyphens and case are ignored. */
export async function useRecoveryCode(tx: Db, memberId: bigint, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!CODE.test(code)) return false
  const used = await tx
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(memberId, code))
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

const hashOf = (memberId: bigint, code: string) => sha256('recovery code', String(memberId), code)
