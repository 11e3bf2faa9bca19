import type { Db } from '../../kit/db.ts'
import { useCode } from '../codes/verification-codes.ts'
import type { VerifiedToken } from './firebase.ts'
import { useToken } from './used-tokens.ts'

/** Proof of a number: a code that the gateway sent, or a Firebase token. */
export type NumberProof = { kind: 'code'; id: string } | { kind: 'token'; token: VerifiedToken }

/** Invalidates a proof in the transaction of the action that it permits; returns false if another call has used it. */
export function consumeNumberProof(tx: Db, proof: NumberProof, now: Date): Promise<boolean> {
  return proof.kind === 'code' ? useCode(tx, proof.id, now) : useToken(tx, proof.token, now)
}
