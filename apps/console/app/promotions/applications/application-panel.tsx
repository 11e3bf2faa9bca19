import { approveApplication, rejectApplication } from '@ante/contract/console/promotion-applications.ts'
import type { showApplication } from '@ante/contract/console/promotion-applications.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { amountText, countText } from '../../lib/amounts.ts'
import { useMayCall } from '../../lib/session.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelView } from '../../ui/panel-view.tsx'
import { PlayerLink } from '../../ui/player-link.tsx'
import { Facts, PanelPart, SidePanel } from '../../ui/side-panel.tsx'
import { Time } from '../../ui/time.tsx'
import { DecisionForm } from './application-decision.tsx'
import type { Decision } from './application-decision.tsx'
import { applicationQuery, picturesQuery } from '../promotion-queries.ts'
import promotion from '../promotions.module.css'

interface ApplicationPanelProps {
  id: string
  onClose(): void
  /** Called after a decision: the next application opens. */
  onDone(): void
}

type Shown = OutputOf<typeof showApplication>

const stateText: Record<string, MessageDescriptor> = {
  open: msg`Opened`,
  signed: msg`Joined`,
  applying: msg`Sent`,
  rejected: msg`Rejected`,
  issued: msg`Approved`,
  claimed: msg`Claimed`,
  expired: msg`Expired`,
}

/** An application with its pictures, what the player had before, and the decision. */
export function ApplicationPanel({ id, onClose, onDone }: ApplicationPanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery(applicationQuery(merchant, id))
  const mayCall = useMayCall(merchant)
  const [decision, setDecision] = useState<Decision | null>(null)
  const { data } = query
  const isOpen = data?.state === 'applying' && !data.isProposed
  const offered: Decision[] = [
    ...(isOpen && mayCall(approveApplication) ? (['approve'] as const) : []),
    ...(isOpen && mayCall(rejectApplication) ? (['reject'] as const) : []),
  ]
  return (
    <SidePanel
      title={t`Application ${id}`}
      onClose={onClose}
      isText
      foot={
        decision === null &&
        offered.length > 0 && <Buttons offered={offered} onDecision={(chosen) => setDecision(chosen)} />
      }
    >
      <PanelView query={query}>
        {(shown) => (
          <>
            {decision !== null && (
              <DecisionForm shown={shown} decision={decision} onCancel={() => setDecision(null)} onDone={onDone} />
            )}
            <Details shown={shown} />
          </>
        )}
      </PanelView>
    </SidePanel>
  )
}

function Buttons({ offered, onDecision }: { offered: readonly Decision[]; onDecision(decision: Decision): void }) {
  const { t } = useLingui()
  const keys = useShortcuts()
  useHotkeys(
    offered.map((decision) => keys[decision]),
    (_event, { keys: pressed }) => {
      const chosen = offered.find((decision) => keys[decision] === pressed?.join(''))
      if (chosen) onDecision(chosen)
    },
    { preventDefault: true },
    [offered, keys],
  )
  return offered.map((decision) => (
    <Button key={decision} kind={decision === 'approve' ? 'main' : 'plain'} onPress={() => onDecision(decision)}>
      {decision === 'approve' ? t`Approve` : t`Reject`}
      <KeyHint keys={keys[decision]} />
    </Button>
  ))
}

function Details({ shown }: { shown: Shown }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { account, player, history, currency, amount, cap, comment, pictures, rejection, steps, isProposed } = shown
  const money = (text: string) => `${amountText(text)} ${currency}`
  return (
    <>
      {isProposed && <Notice tone="info">{t`The approval awaits another person.`}</Notice>}
      {rejection !== '' && <Notice tone="warn">{t`Rejected: ${rejection}`}</Notice>}
      <Facts
        facts={[
          [t`Player`, <PlayerLink key="player" player={player} account={account} tab="bonuses" />],
          [
            t`Promotion`,
            <Link
              key="promotion"
              to="/m/$merchant/promotions/$code"
              params={{ merchant, code: shown.promotion }}
              preload={false}
            >
              {shown.title}
            </Link>,
          ],
          [t`Received`, <Time key="since" at={shown.since} zone={zone} />],
          [t`Amount of the rules`, amount === null ? t`The reviewer decides` : money(amount)],
          [t`Maximum`, cap === null ? t`No maximum` : money(cap)],
          [t`Registered`, <Time key="registered" at={history.registeredAt} zone={zone} />],
          [t`Deposits`, `${countText(history.deposits.count)} · ${money(history.deposits.amount)}`],
          [t`Rewards in 90 days`, `${countText(history.rewards.count)} · ${money(history.rewards.amount)}`],
        ]}
      />
      <PanelPart title={t`Comment`}>
        <p className={promotion.comment} dir="auto">
          {comment || t`No comment.`}
        </p>
      </PanelPart>
      {pictures > 0 && <Pictures id={shown.id} count={pictures} />}
      <PanelPart title={t`History`}>
        <ul className={promotion.list}>
          {steps.map(({ at, state, by, reason }) => (
            <li key={`${at} ${state}`}>
              <Time at={at} zone={zone} /> · {stateText[state] ? t(stateText[state]) : state} · {by}
              {reason !== '' && ` · ${reason}`}
            </li>
          ))}
        </ul>
      </PanelPart>
    </>
  )
}

/** The pictures. They are loaded only when staff open them, because the audit log records that. */
function Pictures({ id, count }: { id: string; count: number }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...picturesQuery(merchant, id), enabled: isOpen })
  return (
    <PanelPart title={t`Pictures`}>
      {isOpen ? (
        <PanelView query={query}>
          {({ pictures }) => (
            <div className={promotion.pictures}>
              {pictures.map(({ picture, width, height }, index) => (
                <img
                  // oxlint-disable-next-line react/no-array-index-key -- the order of the pictures does not change
                  key={index}
                  src={picture}
                  width={width}
                  height={height}
                  alt={t`Picture ${index + 1} of the application`}
                />
              ))}
            </div>
          )}
        </PanelView>
      ) : (
        <div>
          <Button size="small" onPress={() => setOpen(true)}>
            <Image size={14} aria-hidden />
            <Trans>Show {count} pictures</Trans>
          </Button>
        </div>
      )}
    </PanelPart>
  )
}
