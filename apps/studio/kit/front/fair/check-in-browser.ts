import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessCheck } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'

import { ownSubtle } from './own-subtle.ts'

/**
 * Repeats the draw of a round in this page; null while the server seed is not revealed. On an unencrypted origin the
 * browser has no `subtle`, despite its type.
 */
export function checkInBrowser(proof: FairnessProof): Promise<FairnessCheck | null> {
  const { subtle } = crypto as Partial<Crypto>
  return subtle ? checkFairness(proof, subtle) : checkFairness(proof, ownSubtle)
}
