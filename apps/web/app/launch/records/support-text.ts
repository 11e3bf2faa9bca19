import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'

/** What somebody who helps needs to find a round in the books, in words that every desk reads the same. */
export function supportText(
  { record, movements, currency, told }: PlayRecordDetail,
  merchantCode: string,
  now = new Date(),
): string {
  const { vendor, vendorName, gameName, gameId, nodeId, roundId, outcome, stake, payout, net, beganAt, endedAt } =
    record
  return [
    `site: ${merchantCode}`,
    `round: ${roundId}`,
    `vendor: ${vendor} (${vendorName})`,
    `game: ${gameId} (${gameName}, ${nodeId})`,
    `outcome: ${outcome}`,
    `began: ${beganAt}`,
    `ended: ${endedAt ?? '-'}`,
    `stake: ${stake} ${currency}`,
    `payout: ${payout} ${currency}`,
    `net: ${net} ${currency}`,
    ...movements.map(
      ({ kind, amount, state, at, reference, transactionId }) =>
        `${kind}: ${amount} ${currency}, ${state}, ${at}, reference ${reference}, transaction ${transactionId}`,
    ),
    `vendor told: ${told.kind}`,
    `copied: ${now.toISOString()}`,
  ].join('\n')
}
