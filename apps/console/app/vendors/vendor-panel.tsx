import type { VendorCallFigures, VendorOverview } from '@ante/contract/console/vendors.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { OctagonX } from 'lucide-react'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { ConformancePart } from './conformance-part.tsx'
import { vendorChange } from './vendor-change.ts'
import { failureShare } from './vendor-columns.tsx'
import { vendorQuery } from './vendor-queries.ts'
import { VendorConnection } from './vendor-connection.tsx'
import {
  useDurationText,
  useVendorHealthText,
  useVendorStateText,
  vendorHealthTone,
  vendorStateTone,
} from './vendor-texts.ts'

/** The card of a vendor: its state, calls, rounds and keys, with the stop. */
export function VendorPanel({ vendor, onClose }: { vendor: VendorOverview; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(vendorQuery(merchant, vendor.code))
  return (
    <SidePanel title={<bdi>{vendor.name}</bdi>} onClose={onClose} foot={<VendorActions vendor={vendor} />} isText>
      <VendorState vendor={vendor} zone={zone} />
      <PanelPart title={t`Calls of the last hour`}>
        <CallTable vendor={vendor} zone={zone} />
      </PanelPart>
      <PanelPart title={t`Games and rounds`}>
        <Facts
          facts={[
            [t`Open games`, countText(vendor.games.open)],
            [t`Closed games`, countText(vendor.games.closed)],
            [t`Open rounds`, `${countText(vendor.openRounds.count)}${vendor.openRounds.isMore ? '+' : ''}`],
            [
              t`Oldest open round`,
              vendor.openRounds.oldestAt === null ? (
                '–'
              ) : (
                <Time key="oldest" at={vendor.openRounds.oldestAt} zone={zone} isRelative />
              ),
            ],
          ]}
        />
      </PanelPart>
      <PanelView query={query}>{(shown) => <VendorConnection shown={shown} zone={zone} />}</PanelView>
      <ConformancePart vendor={vendor} />
    </SidePanel>
  )
}

function VendorActions({ vendor: { code, name, state, canStop: isStoppable } }: { vendor: VendorOverview }) {
  const navigate = useNavigate()
  const canStop = useIsOffered(PLATFORM, 'vendors', 'stop')
  const canOpen = useIsOffered(PLATFORM, 'vendors', 'open')
  const canClose = useIsOffered(PLATFORM, 'vendors', 'close')
  return (
    <>
      {canStop && isStoppable && state !== 'stopped' && (
        <Button kind="danger" onPress={() => vendorChange.set({ action: 'stop', vendor: { code, name } })}>
          <OctagonX size={14} aria-hidden />
          <Trans>Stop now</Trans>
        </Button>
      )}
      {canOpen && state !== 'open' && (
        <Button kind="main" onPress={() => vendorChange.set({ action: 'open', vendor: { code, name } })}>
          <Trans>Let it work again</Trans>
        </Button>
      )}
      {canClose && state === 'open' && (
        <Button
          kind="quiet"
          onPress={() =>
            void navigate({
              to: '/m/$merchant/operations/$subject',
              params: { merchant: PLATFORM, subject: 'vendors' },
              search: { form: 'close', values: new URLSearchParams({ vendor: code }).toString() },
            })
          }
        >
          <Trans>Close for maintenance</Trans>
        </Button>
      )}
    </>
  )
}

function VendorState({ vendor, zone }: { vendor: VendorOverview; zone: string }) {
  const { t } = useLingui()
  const stateText = useVendorStateText()
  const healthText = useVendorHealthText()
  const { state, since, until, reason, health, healthSince, problem, breaker } = vendor
  const time = (at: string | null) => (at === null ? '–' : <Time at={at} zone={zone} />)
  return (
    <>
      {state === 'stopped' && <Notice tone="bad" isUrgent={false}>{t`No game opens, and bets are refused.`}</Notice>}
      {state === 'closed' && <Notice tone="warn">{t`No game opens. Players who are playing continue.`}</Notice>}
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={vendorStateTone[state]}>
              {stateText(state)}
            </Badge>,
          ],
          ...(state === 'open'
            ? []
            : ([
                [t`Since`, time(since)],
                [t`Opens again`, until === null ? t`When staff opens it` : time(until)],
                [t`Reason`, reason || '–'],
              ] as const)),
          [
            t`Answers`,
            <Badge key="health" tone={vendorHealthTone[health]}>
              {healthText(health)}
            </Badge>,
          ],
          [t`Unchanged since`, time(healthSince)],
          ...(problem === '' ? [] : ([[t`Problem`, problem]] as const)),
          [
            t`Circuit breaker`,
            breaker ? (
              <span key="breaker">
                <Trans>
                  Open until <Time at={breaker.pausedUntil} zone={zone} />, after {breaker.failures} failed calls
                </Trans>
              </span>
            ) : (
              t`Calls pass`
            ),
          ],
        ]}
      />
    </>
  )
}

function CallTable({ vendor, zone }: { vendor: VendorOverview; zone: string }) {
  const { t } = useLingui()
  const durationText = useDurationText()
  const row = (id: string, name: string, calls: VendorCallFigures) => ({
    id,
    cells: [
      name,
      countText(calls.count),
      durationText(calls.p95Ms),
      failureShare([calls]),
      calls.lastAt === null ? '–' : <Time at={calls.lastAt} zone={zone} isRelative />,
    ],
  })
  return (
    <SmallTable
      label={t`Calls of the last hour`}
      heads={[t`Direction`, t`Calls`, t`95th percentile`, t`Failed`, t`Last`]}
      amounts={[1, 2, 3]}
      rows={[row('out', t`To the vendor`, vendor.callsOut), row('in', t`From the vendor`, vendor.callsIn)]}
    />
  )
}
