import type { PromotionContent, showPromotion } from '@ante/contract/console/promotions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import styles from '../content/content.module.css'
import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { usePromotionFields } from '../ui/promotion-fields.ts'
import promotion from './promotions.module.css'

type Published = NonNullable<OutputOf<typeof showPromotion>['published']>

interface ImpactPartProps {
  published: Published
  content: PromotionContent
}

/** What a changed version changes, and for whom: nothing for a promotion that was never published. */
export function ImpactPart({ published, content }: ImpactPartProps) {
  const fields = usePromotionFields()
  const isSame = JSON.stringify(published.content) === JSON.stringify(content)
  return (
    <section className={styles.part} aria-labelledby="impact">
      <h2 id="impact">
        <Trans>Difference from the published version</Trans>
      </h2>
      <div className={styles.changes}>
        <ChangedFieldsTable before={fields(published.content)} after={fields(content)} />
      </div>
      {!isSame && <Consequences players={published.players} before={published.content} after={content} />}
    </section>
  )
}

interface ConsequencesProps {
  players: Published['players']
  before: PromotionContent
  after: PromotionContent
}

/** What each group of players has after the change. */
function Consequences({ players: { joined, applying, claimable }, before, after }: ConsequencesProps) {
  const { currency } = useSite()
  const areRulesChanged = JSON.stringify(before.rules) !== JSON.stringify(after.rules)
  const isNarrower = before.audience !== after.audience
  const [count, amount] = [countText(claimable.count), `${amountText(claimable.amount)} ${currency ?? ''}`]
  return (
    <ul className={promotion.list}>
      <li>
        <Trans>
          Granted rewards stay as they are: {count} can still be claimed ({amount}), with their amount, wagering and
          expiry.
        </Trans>
      </li>
      {areRulesChanged && (
        <li>
          <Trans>
            The new rules hold for everyone from the publication on, also for {countText(joined)} players who joined and
            have not earned the reward.
          </Trans>
        </li>
      )}
      {applying > 0 && (
        <li>
          <Trans>{countText(applying)} applications under review are decided by the new rules.</Trans>
        </li>
      )}
      {isNarrower && (
        <li>
          <Trans>Players outside the new segment don't see it any more, and earn no more rewards.</Trans>
        </li>
      )}
    </ul>
  )
}

/** What holds for players when a promotion ends early. */
export function useEndText(): (players: Published['players']) => string {
  const { t } = useLingui()
  const { currency } = useSite()
  return ({ joined, applying, claimable }) => {
    const amount = `${amountText(claimable.amount)} ${currency ?? ''}`
    return t`It ends for all players at once. Joined without the reward, who get nothing: ${countText(joined)}. Applications that are still reviewed: ${countText(applying)}. Rewards that can still be claimed: ${countText(claimable.count)} (${amount}).`
  }
}
