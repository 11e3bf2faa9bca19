import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessCheck } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'

import { ownSubtle } from './own-subtle.ts'

/** Draws a round again in this page. Over a plain address the browser has no digests, whatever the types say. */
export function checkHere(proof: FairnessProof): Promise<FairnessCheck | null> {
  const { subtle } = crypto as Partial<Crypto>
  return subtle ? checkFairness(proof, subtle) : checkFairness(proof, ownSubtle)
}
