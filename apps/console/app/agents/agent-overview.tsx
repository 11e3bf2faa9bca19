import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { blockedText, typeText } from '../players/player-state.tsx'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { Notice } from '../ui/notice.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { AgentLink } from './agent-link.tsx'
import type { ShownAgent } from './agent-queries.ts'
import { categoryText } from './agent-texts.ts'

/** A member's place, state and sums. */
export function AgentOverview({ shown }: { shown: ShownAgent }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { agent, line, blocked, registeredAt, waiting } = shown
  return (
    <>
      {waiting !== null && (
        <Notice tone="info">
          <Trans>
            A move of this member awaits another person.{' '}
            <Link to="/m/$merchant/approvals" params={{ merchant }} search={{ open: waiting }}>
              Open the request
            </Link>
          </Trans>
        </Notice>
      )}
      <Facts
        facts={[
          [t`Type`, t(typeText(agent.type))],
          [t`Account`, <PlayerLink key="player" player={agent.id} account={agent.account} />],
          [
            t`State`,
            <span key="state" className={cells.badges}>
              {blocked.length === 0 ? (
                <Badge tone="good">{t`Open`}</Badge>
              ) : (
                blocked.map((part) => (
                  <Badge key={part} tone="bad">
                    {t(blockedText[part])}
                  </Badge>
                ))
              )}
            </span>,
          ],
          [
            t`Line upwards`,
            line.length === 0
              ? t`None: the root of the line`
              : line.toReversed().map((one, index) => (
                  <span key={one.id}>
                    {index > 0 && ' ← '}
                    <AgentLink agent={one} />
                  </span>
                )),
          ],
          [t`Registered`, <Time key="at" at={registeredAt} zone={zone} />],
          [t`Members below`, countText(agent.members)],
          [t`Balance of the team`, `${amountText(agent.balance)} ${shown.currency}`],
        ]}
      />
      <TeamSums shown={shown} />
    </>
  )
}

function TeamSums({ shown: { agent, categories, currency, from, until, countedAt } }: { shown: ShownAgent }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { sums } = agent
  return (
    <PanelPart title={t`Sums of the team, ${from} to ${until}`}>
      <Facts
        facts={[
          [t`Deposits`, `${amountText(sums.deposits)} ${currency}`],
          [t`Withdrawals`, `${amountText(sums.withdrawals)} ${currency}`],
          [t`Bets`, `${amountText(sums.bets)} ${currency}`],
          [t`Rebates and commissions`, `${amountText(sums.rebates)} ${currency}`],
          [t`Result`, `${amountText(sums.result)} ${currency}`],
        ]}
      />
      <p>
        <Trans>
          The result is what the merchant keeps: bets minus wins, rebates, promotions, salaries and dividends. Counted
          until <Time at={countedAt} zone={zone} />.
        </Trans>
      </p>
      {categories.length > 0 && (
        <SmallTable
          label={t`By category`}
          heads={[t`Category`, t`Bets`, t`Turnover`, t`Result`]}
          amounts={[1, 2, 3]}
          rows={categories.map(({ category, bets, turnover, result }) => ({
            id: category ?? '',
            cells: [
              category === null ? t`Without category` : t(categoryText(category)),
              amountText(bets),
              amountText(turnover),
              amountText(result),
            ],
          }))}
        />
      )}
    </PanelPart>
  )
}
