import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { StepsTable } from '../ui/steps-table.tsx'
import { Time } from '../ui/time.tsx'
import { CheckList } from './check-list.tsx'
import { ProviderCalls } from './provider-calls.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { moveText } from './move-text.ts'
import { PayeeReveal } from './payee-reveal.tsx'
import type { Review } from './withdrawal-queries.ts'
import { stateText } from './withdrawal-texts.ts'

/** Details of a withdrawal: the checks and the checked data, then the history, which is rendered after them. */
export function ReviewParts({ review }: { review: Review }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { withdrawal: one, checks } = review
  const hasHistory = useDeferredValue(true, false)
  const { text, tone } = stateText[one.state]
  return (
    <>
      <PanelPart title={t`Checks`}>
        <CheckList checks={checks} />
      </PanelPart>
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={one.isHeld ? 'warn' : tone}>
              {one.isHeld ? t`On hold` : t(text)}
            </Badge>,
          ],
          [t`Number`, <code key="number">{one.id}</code>],
          [t`Requested`, <Time key="at" at={one.requestedAt} zone={zone} />],
          [t`Amount`, `${amountText(one.amount)} ${one.currency}`],
          [t`Fee`, amountText(one.fee)],
          [t`Arrives`, `${amountText(one.pays)} ${one.currency}`],
          [t`Account`, `${one.bank} ${one.card}`],
          [t`Balance`, one.balanceBefore === null ? '–' : balanceText(one)],
          [t`Deposits, ever`, amountText(one.deposited)],
          [t`Paid out, ever`, amountText(one.withdrawn)],
          [t`Provider`, one.provider ?? t`By staff`],
        ]}
      />
      <PayeeReveal id={one.id} />
      {hasHistory && <History review={review} />}
    </>
  )
}

/** Linked accounts, notes, the conversation with the provider, moves of the wallet, and steps. */
function History({ review }: { review: Review }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { links, moreLinks, moves, providerCalls, steps, notes } = review
  return (
    <>
      <LinkedAccounts links={links} moreLinks={moreLinks} />
      {notes.length > 0 && (
        <PanelPart title={t`Notes`}>
          <SmallTable
            label={t`Notes`}
            heads={[t`Time`, t`By`, t`Note`]}
            rows={notes.map((note) => ({
              id: `${note.at} ${note.text}`,
              cells: [
                <Time key="at" at={note.at} zone={zone} />,
                note.author,
                [note.label, note.text].filter(Boolean).join(': ') || t`Released`,
              ],
            }))}
          />
        </PanelPart>
      )}
      {providerCalls.length > 0 && <ProviderCalls providerCalls={providerCalls} />}
      <PanelPart title={t`Last moves of the wallet`}>
        <SmallTable
          label={t`Last moves of the wallet`}
          heads={[t`Time`, t`Kind`, t`Amount`, t`Balance`]}
          amounts={[2, 3]}
          rows={moves.map((move) => ({
            id: move.id,
            cells: [
              <Time key="at" at={move.at} zone={zone} />,
              <span key="kind" title={[move.code, move.reference].filter(Boolean).join(' · ')}>
                {move.group === null ? move.code : t(moveText[move.group])}
              </span>,
              amountText(move.change),
              amountText(move.balance),
            ],
          }))}
        />
      </PanelPart>
      <StepsTable steps={steps} states={stateText} />
    </>
  )
}

const balanceText = ({ balanceBefore, balanceAfter }: Review['withdrawal']): string =>
  `${amountText(balanceBefore ?? '')} → ${amountText(balanceAfter ?? '')}`
