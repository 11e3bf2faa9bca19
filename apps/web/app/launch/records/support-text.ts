import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'

/** Text with everything that support needs to find a round, in a fixed wording. */
export function supportText(
  { record, movements, currency, report }: PlayRecordDetail,
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
    `report to vendor: ${report.kind}`,
    `copied: ${now.toISOString()}`,
  ].join('\n')
}
