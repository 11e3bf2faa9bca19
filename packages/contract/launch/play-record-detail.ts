import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { FairnessProof } from './fairness.ts'
import { PlayRecord } from './play-records.ts'

/**
 * A vendor's transaction in a round. Voided: a bet that was rolled back. Held: a win above its cap, which awaits
 * review. Rejected: a win that was not approved, or that a correction has replaced.
 */
const Movement = z.object({
  kind: z.enum(['bet', 'win', 'rollback', 'resettle']),
  transactionId: z.string(),
  /** Reference of the ledger entry. */
  reference: z.string(),
  /** Amount moved; for a correction the corrected total payout of its win. */
  amount: DecimalText,
  state: z.enum(['posted', 'voided', 'held', 'rejected']),
  at: z.string(),
})
export type Movement = z.output<typeof Movement>

/** The vendor's description of a round. `silent`: the vendor supports descriptions, but did not answer. */
const ReportedDetail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reported'),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Untrusted SVG text: to be shown as an image, never as part of a page. */
    picture: z.nullable(z.string()),
    fairness: z.nullable(FairnessProof),
    /** The vendor's page that verifies the round; always on the origin where its games open. */
    proofUrl: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('silent') }),
  z.object({ kind: z.literal('nothing') }),
])
export type RoundDetail = z.output<typeof ReportedDetail>

export const getPlayRecord = endpoint({
  summary: 'Returns a round of the member with its transactions and the vendor’s details.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecordDetail',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  showsMoney: true,
  input: z.object({ vendor: z.string().check(z.maxLength(30)), roundId: z.string().check(z.maxLength(200)) }),
  output: z.object({
    record: PlayRecord,
    currency: Currency,
    zone: z.string(),
    /** Transactions, in chronological order. */
    movements: z.array(Movement),
    report: ReportedDetail,
  }),
  refusals: { 'round.not.found': NoDetails },
})
export type PlayRecordDetail = z.output<typeof getPlayRecord.output>
