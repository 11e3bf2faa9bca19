import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { FairnessProof } from './fairness.ts'
import { PlayRecord } from './play-records.ts'

/**
 * What a vendor asked of the wallet in a round. Voided: a bet that was rolled back. Held: a win above its cap, which waits for
 * review. Rejected: one that was not approved, or that a correction has replaced.
 */
const Movement = z.object({
  kind: z.enum(['bet', 'win', 'rollback', 'resettle']),
  transactionId: z.string(),
  /** Ours: the ledger's line is found by it. */
  reference: z.string(),
  /** What moved; of a correction what its win pays by it in all. */
  amount: DecimalText,
  state: z.enum(['posted', 'voided', 'held', 'rejected']),
  at: z.string(),
})
export type Movement = z.output<typeof Movement>

/** What the vendor tells of a round. Silent: he tells of rounds, but did not answer now. */
const Told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('told'),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The text of an SVG that comes from outside: to be shown as a picture, never as part of a page. */
    picture: z.nullable(z.string()),
    fairness: z.nullable(FairnessProof),
    /** The vendor's own page where the round is checked; always on the origin where its games open. */
    proofUrl: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('silent') }),
  z.object({ kind: z.literal('nothing') }),
])
export type ToldOfRound = z.output<typeof Told>

export const getPlayRecord = endpoint({
  summary: 'One round of the member’s: what moved, and what the vendor tells of it',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecordDetail',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  input: z.object({ vendor: z.string().check(z.maxLength(30)), roundId: z.string().check(z.maxLength(200)) }),
  output: z.object({
    record: PlayRecord,
    currency: Currency,
    zone: z.string(),
    /** In their order. */
    movements: z.array(Movement),
    told: Told,
  }),
  refusals: { 'round.not.found': NoDetails },
})
export type PlayRecordDetail = z.output<typeof getPlayRecord.output>
