import type { ResultAttempt } from '@ante/contract/console/lottery-results.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { useActorText } from '../ui/actor-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { DrawActions } from './draw-actions.tsx'
import { drawQuery } from './lottery-queries.ts'
import type { DrawName, ShownDraw } from './lottery-queries.ts'
import { statusTone, useStatusText } from './lottery-texts.ts'
import { ProofView } from './proof-view.tsx'
import { resultText } from './result-text.ts'

const RENEWED_MS = 15_000

/** A draw: its state, bets, entries and steps, with what staff may do about it. */
export function DrawPanel({ name, onClose }: { name: DrawName; onClose(): void }) {
  const query = useQuery(drawQuery(name))
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  return (
    <SidePanel
      title={
        <bdi>
          {query.data?.game.name ?? name.game} · {name.draw}
        </bdi>
      }
      onClose={onClose}
      foot={query.data && <DrawActions name={name} shown={query.data} />}
      isText
    >
      <PanelView query={query}>
        {(shown) => (
          <>
            <WaitingNotices shown={shown} />
            <DrawFacts shown={shown} />
            <Entries shown={shown} />
            <Steps shown={shown} />
            {shown.proof && <ProofView shown={shown} proof={shown.proof} />}
          </>
        )}
      </PanelView>
    </SidePanel>
  )
}

function WaitingNotices({ shown: { waiting } }: { shown: ShownDraw }) {
  const { code: merchant } = useSite()
  const open = (change: string) => ({ params: { merchant }, search: { open: change } })
  return (
    <>
      {waiting.void !== null && (
        <Notice tone="info">
          <Trans>
            Another person must approve the void.{' '}
            <Link to="/m/$merchant/approvals" {...open(waiting.void)}>
              Open the request
            </Link>
          </Trans>
        </Notice>
      )}
      {waiting.reversal !== null && (
        <Notice tone="info">
          <Trans>
            Another person must approve the reversal.{' '}
            <Link to="/m/$merchant/approvals" {...open(waiting.reversal)}>
              Open the request
            </Link>
          </Trans>
        </Notice>
      )}
    </>
  )
}

function DrawFacts({ shown }: { shown: ShownDraw }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const statusText = useStatusText()
  const { status, game, bets, currency, result, drawnAt, settledAt } = shown
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  return (
    <Facts
      facts={[
        [
          t`State`,
          <Badge key="state" tone={statusTone[status]}>
            {statusText(status)}
          </Badge>,
        ],
        [
          t`Lottery`,
          <Link key="game" to="/m/$merchant/lottery/$game" params={{ merchant, game: game.code }}>
            <bdi>{game.name}</bdi>
          </Link>,
        ],
        [t`Results`, game.resultBy === 'house' ? t`Drawn by the gateway` : t`Entered by staff`],
        [t`Result`, resultText(result)],
        [t`Bets until`, <Time key="lock" at={shown.lockAt} zone={zone} />],
        [t`Drawn`, <Time key="draw" at={shown.drawAt} zone={zone} />],
        ...(drawnAt === null ? [] : ([[t`Result since`, <Time key="drawn" at={drawnAt} zone={zone} />]] as const)),
        ...(settledAt === null ? [] : ([[t`Settled`, <Time key="paid" at={settledAt} zone={zone} />]] as const)),
        [t`Bets`, countText(bets.count)],
        [t`Players`, countText(bets.players)],
        [t`Open bets`, countText(bets.open)],
        [t`Stakes`, money(bets.staked)],
        [t`Paid`, money(bets.paid)],
      ]}
    />
  )
}

function Entries({ shown: { entry, earlier } }: { shown: ShownDraw }) {
  const { t } = useLingui()
  if (!entry && earlier.length === 0) return null
  return (
    <PanelPart title={t`Entries`}>
      {entry && <Present attempt={entry} />}
      {earlier.map((attempt) => (
        <div key={attempt.attempt}>
          <Notice tone={attempt.state === 'different' ? 'warn' : 'info'} isUrgent={false}>
            {attempt.state === 'different'
              ? t`Attempt ${attempt.attempt}: the two persons entered different results.`
              : t`Attempt ${attempt.attempt}: both persons entered the same result.`}
          </Notice>
          <EntryTable attempt={attempt} />
        </div>
      ))}
    </PanelPart>
  )
}

function Present({ attempt }: { attempt: ResultAttempt }) {
  const { t } = useLingui()
  if (attempt.entries.length === 0)
    return <p>{t`Attempt ${attempt.attempt}: two persons must enter the result, each without seeing the other's.`}</p>
  return (
    <>
      {attempt.state === 'equal' && (
        <Notice tone="good">{t`Both persons entered the same result. Check what it pays, and release it.`}</Notice>
      )}
      {attempt.state === 'open' && <p>{t`A second person must enter the result.`}</p>}
      <EntryTable attempt={attempt} />
    </>
  )
}

function EntryTable({ attempt: { attempt, entries } }: { attempt: ResultAttempt }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <SmallTable
      label={t`Entries of attempt ${attempt}`}
      heads={[t`Person`, t`Time`, t`Result`]}
      rows={entries.map(({ by, at, isOwn, result }) => ({
        id: `${by} ${at}`,
        cells: [
          isOwn ? t`You` : <bdi key="by">{by}</bdi>,
          <Time key="at" at={at} zone={zone} />,
          result === null ? t`Hidden` : resultText(result),
        ],
      }))}
    />
  )
}

function Steps({ shown: { steps } }: { shown: ShownDraw }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const statusText = useStatusText()
  const actorText = useActorText()
  if (steps.length === 0) return null
  return (
    <PanelPart title={t`Steps`}>
      <SmallTable
        label={t`Steps`}
        heads={[t`Time`, t`To`, t`Result`, t`By`, t`Reason`]}
        rows={steps.map(({ at, to, result, by, reason }) => ({
          id: `${at} ${to}`,
          cells: [
            <Time key="at" at={at} zone={zone} />,
            statusText(to),
            resultText(result),
            actorText(by),
            reason || '–',
          ],
        }))}
      />
    </PanelPart>
  )
}
