import type { Db } from '../../kit/db.ts'
import { useCode } from '../codes/verification-codes.ts'
import type { ShownToken } from './firebase.ts'
import { useToken } from './used-tokens.ts'

/** What has shown whose number it is: a code of ours, or a token of Firebase's. */
export type NumberProof = { kind: 'code'; id: string } | { kind: 'token'; token: ShownToken }

/** Uses it up, in the transaction of what it opens; false where somebody was faster. */
export function spendProof(tx: Db, proof: NumberProof, now: Date): Promise<boolean> {
  return proof.kind === 'code' ? useCode(tx, proof.id, now) : useToken(tx, proof.token, now)
}
