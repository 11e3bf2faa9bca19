import type { SentLines } from '@ante/contract/cashier/line-transfers.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Sent } from '../sent-card.tsx'
import { ListLines } from './list-lines.tsx'

/** The sent transfers with receivers, and the remaining balance. */
export function SentList({ sent, onAgain }: { sent: SentLines; onAgain(): void }) {
  const { t } = useLingui()
  const { transfers, total, currency } = sent
  const lines = transfers.map(({ other, amount }) => ({ to: other.account, amount }))
  return (
    <>
      <Sent balanceAfter={sent} onAgain={onAgain} next={<ButtonLink to="/m/member/team">{t`Go to team`}</ButtonLink>}>
        <Trans>
          <Money amount={total} currency={currency} /> sent to{' '}
          <Plural value={transfers.length} one="# member" other="# members" />.
        </Trans>
      </Sent>
      <ListLines lines={lines} problems={[]} currency={currency} />
    </>
  )
}
