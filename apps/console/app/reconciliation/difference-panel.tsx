import { MANUAL_PREFIX } from '@ante/contract/cashier/manual-payment.ts'
import { adjustDifference, explainDifference } from '@ante/contract/console/reconciliation.ts'
import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useMayCall, useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'
import { ExplanationForm } from './explanation-form.tsx'
import { RecordLink } from './record-link.tsx'
import { causeText, differenceText } from './reconciliation-texts.ts'
import { useRecordText } from './record-text.ts'

interface DifferencePanelProps {
  item: DifferenceItem
  onClose(): void
}

/**
 * A difference: the records of both sides, its cause, and the entry that resolves it. The cause of a signed day is final;
 * its unresolved differences can still be adjusted.
 */
export function DifferencePanel({ item, onClose }: DifferencePanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const { mail } = useSession()
  const [isAdjusting, setIsAdjusting] = useState(false)
  const isOpen = item.resolvedAt === null
  const canAdjust = isOpen && mayCall(adjustDifference)
  const canExplain = isOpen && !item.isSigned && mayCall(explainDifference)
  return (
    <SidePanel
      title={t(differenceText[item.difference])}
      onClose={onClose}
      foot={
        canAdjust &&
        !isAdjusting && (
          <Button onPress={() => setIsAdjusting(true)}>
            <Trans>Adjusting entry…</Trans>
          </Button>
        )
      }
    >
      {isOpen && item.isSigned && (
        <p>
          <Trans>Its day is signed off, so its cause is final. An adjusting entry still resolves it.</Trans>
        </p>
      )}
      <DifferenceFacts item={item} />
      {isAdjusting && <AdjustmentForm item={item} onDone={() => setIsAdjusting(false)} />}
      {canExplain && !isAdjusting && (
        <PanelPart title={t`Cause`}>
          <ExplanationForm key={item.version} item={item} isOwn={item.owner === mail} />
        </PanelPart>
      )}
      {!canExplain && <CauseFacts item={item} />}
    </SidePanel>
  )
}

function DifferenceFacts({ item }: { item: DifferenceItem }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const recordText = useRecordText()
  return (
    <>
      {item.resolvedAt !== null && (
        <Notice tone="good">
          <Trans>
            Resolved <Time at={item.resolvedAt} zone={zone} />.
          </Trans>
        </Notice>
      )}
      <Facts
        facts={[
          [t`Number`, <RecordLink key="number" item={item} />],
          ...(item.player === null
            ? []
            : [
                [
                  t`Player's ledger`,
                  <PlayerLink key="player" player={item.player.id} account={item.player.account} tab="ledger" />,
                ] as const,
              ]),
          [
            t`Day`,
            <Link
              key="day"
              to="/m/$merchant/reconciliation"
              params={{ merchant }}
              search={{ day: item.day, open: item.id }}
            >
              {item.day}
            </Link>,
          ],
          [t`Party`, <bdi key="code">{item.code}</bdi>],
          [t`Here`, recordText(item, 'ledger')],
          [t`There`, recordText(item, 'statement')],
          [t`Their reference`, <Reference key="payment" payment={item.payment} />],
          [t`Owner`, item.owner ?? '–'],
        ]}
      />
    </>
  )
}

/** Id of the payment at the other side. A deposit that staff credited without a report of the provider has none. */
function Reference({ payment }: { payment: string }) {
  if (payment.startsWith(MANUAL_PREFIX)) return <Trans>None, credited by staff</Trans>
  return payment === '' ? '–' : <code>{payment}</code>
}

function CauseFacts({ item: { cause, note } }: { item: DifferenceItem }) {
  const { t } = useLingui()
  if (cause === null) return null
  return (
    <PanelPart title={t`Cause`}>
      <Facts
        facts={[
          [t`Cause`, t(causeText[cause])],
          [t`Note`, note || '–'],
        ]}
      />
    </PanelPart>
  )
}
