import { Trans, useLingui } from '@lingui/react/macro'

import { amountText } from '../../lib/amounts.ts'
import { useSite } from '../../lib/site.ts'
import { stateText as depositStates } from '../../deposits/deposit-texts.ts'
import { stateText as withdrawalStates } from '../../withdrawals/withdrawal-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { ObjectLink } from '../../ui/object-link.tsx'
import { Time } from '../../ui/time.tsx'
import { checkText } from '../check-texts.ts'
import { Line, Lines, ViewCard } from './view-card.tsx'
import type { PlayerView } from './view-tab.tsx'
import styles from './view.module.css'

interface CardProps {
  view: PlayerView
}

/** The deposit page: open deposits and the offered channels. */
export function DepositCard({ view }: CardProps) {
  const { t } = useLingui()
  return (
    <ViewCard title={t`Deposit`} answer={view.deposit}>
      {({ allowDeposit, open }) => (
        <>
          {allowDeposit === 'N' && <Badge tone="warn">{t`Deposits are closed for this player`}</Badge>}
          <Lines label={t`Open deposits`} empty={t`None`}>
            {open.map(({ transactionId, requestedAmount, state }) => (
              <Line key={transactionId} name={<ObjectLink object={`deposit:${transactionId}`} />}>
                {amountText(requestedAmount)}{' '}
                <Badge tone={depositStates[state].tone}>{t(depositStates[state].text)}</Badge>
              </Line>
            ))}
          </Lines>
          <Channels view={view} />
        </>
      )}
    </ViewCard>
  )
}

function Channels({ view: { channels } }: CardProps) {
  const { t } = useLingui()
  return (
    <Lines label={t`Methods`} empty={t`No method is offered`}>
      {(channels.value?.channels ?? []).map(
        ({ channelId, name, min, max, payCurrency, fixedAmounts, feePercent, reimbursementPercent }) => (
          <Line key={channelId} name={<bdi>{name}</bdi>}>
            {fixedAmounts.length > 0
              ? fixedAmounts.map(amountText).join(' · ')
              : `${amountText(min)} – ${amountText(max)}`}{' '}
            {payCurrency}
            {Number(feePercent) > 0 && (
              <span className={styles.quiet}>
                {' '}
                {Number(reimbursementPercent) > 0
                  ? t`fee ${feePercent} %, ${reimbursementPercent} % refunded`
                  : t`fee ${feePercent} %`}
              </span>
            )}
          </Line>
        ),
      )}
    </Lines>
  )
}

/** The withdrawal page: what is still required, the limits, the cards, and withdrawals in progress. */
export function WithdrawalCard({ view }: CardProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <ViewCard title={t`Withdrawal`} answer={view.withdrawal}>
      {(settings) => {
        const { allowWithdraw, guards, minimum, maximum, remainingTransactionTimes, transactionTimes } = settings
        const { fee, available, turnover, cards, open, currency } = settings
        const missing = guards.filter(({ satisfied }) => !satisfied)
        return (
          <>
            {allowWithdraw === 'N' && <Badge tone="warn">{t`Withdrawals are closed for this player`}</Badge>}
            <Lines label={t`Still required`} empty={t`Nothing: the player can withdraw`}>
              {missing.map(({ code, left, until }) => (
                <Line
                  key={code}
                  name={t(checkText({ code, satisfied: false, left: left ?? null, until: until ?? null }))}
                >
                  {until !== undefined && <Time at={until} zone={zone} />}
                </Line>
              ))}
            </Lines>
            <Lines label={t`Terms`}>
              {[
                <Line key="available" name={t`Main wallet`}>{`${amountText(available)} ${currency}`}</Line>,
                <Line key="amount" name={t`Amount`}>{`${amountText(minimum)} – ${amountText(maximum)}`}</Line>,
                <Line key="times" name={t`Left today`}>{t`${remainingTransactionTimes} of ${transactionTimes}`}</Line>,
                <Line key="fee" name={t`Fee`}>
                  {t`${fee.percent} % + ${amountText(fee.fixed)}, ${fee.freeTimesLeft} free today`}
                </Line>,
                <Line key="wagering" name={t`Left to wager`}>
                  {amountText(turnover.left)}
                </Line>,
              ]}
            </Lines>
            <Lines label={t`Cards`} empty={t`No card`}>
              {cards.map(({ bankCardId, bankName, cardNumber, coolingUntil, usable }) => (
                <Line key={bankCardId} name={<bdi>{bankName}</bdi>}>
                  <code>{cardNumber}</code> {!usable && <Badge tone="warn">{t`Not paid to`}</Badge>}
                  {coolingUntil !== null && (
                    <Trans>
                      from <Time at={coolingUntil} zone={zone} />
                    </Trans>
                  )}
                </Line>
              ))}
            </Lines>
            <Lines label={t`In progress`} empty={t`None`}>
              {open.map(({ transactionId, amount, state }) => (
                <Line key={transactionId} name={<ObjectLink object={`withdrawal:${transactionId}`} />}>
                  {amountText(amount)}{' '}
                  <Badge tone={withdrawalStates[state].tone}>{t(withdrawalStates[state].text)}</Badge>
                </Line>
              ))}
            </Lines>
          </>
        )
      }}
    </ViewCard>
  )
}
