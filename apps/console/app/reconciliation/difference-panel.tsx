import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMay, useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'
import { ExplanationForm } from './explanation-form.tsx'
import { causeText, differenceText } from './reconciliation-texts.ts'

interface DifferencePanelProps {
  item: DifferenceItem
  /** Whether the day is signed off, and so read-only. */
  isSigned: boolean
  onClose(): void
}

/** A difference: the records of both sides, its cause, and the entry that resolves it. */
export function DifferencePanel({ item, isSigned, onClose }: DifferencePanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const { mail } = useSession()
  const [isAdjusting, setIsAdjusting] = useState(false)
  const isOpen = !isSigned && item.resolvedAt === null
  const canChange = isOpen && may('cashier.reconciliation.update')
  return (
    <SidePanel
      title={t(differenceText[item.difference])}
      onClose={onClose}
      foot={
        canChange &&
        !isAdjusting && (
          <Button onPress={() => setIsAdjusting(true)}>
            <Trans>Adjusting entry…</Trans>
          </Button>
        )
      }
    >
      <DifferenceFacts item={item} />
      {isAdjusting && <AdjustmentForm item={item} onDone={() => setIsAdjusting(false)} />}
      {canChange && !isAdjusting && (
        <PanelPart title={t`Cause`}>
          <ExplanationForm key={item.version} item={item} isOwn={item.owner === mail} />
        </PanelPart>
      )}
      {!canChange && <CauseFacts item={item} />}
    </SidePanel>
  )
}

function DifferenceFacts({ item }: { item: DifferenceItem }) {
  const { t } = useLingui()
  const { zone } = useSite()
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
          [t`Number`, <code key="number">{item.number}</code>],
          [t`Day`, item.day],
          [t`Party`, <bdi key="code">{item.code}</bdi>],
          [t`Here`, item.ledger || '–'],
          [t`There`, item.statement || '–'],
          [t`Their reference`, item.payment === '' ? '–' : <code key="payment">{item.payment}</code>],
          [t`Owner`, item.owner ?? '–'],
        ]}
      />
    </>
  )
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
