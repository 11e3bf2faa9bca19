import { listPlayerLimits } from '@ante/contract/console/players/limits-and-contracts.ts'
import { listPlayerDeposits, listPlayerWithdrawals } from '@ante/contract/console/players/money-lists.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { amountText } from '../lib/amounts.ts'
import { stateText as depositStates } from '../deposits/deposit-texts.ts'
import { call } from '../lib/call.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { limitKinds, limitPeriods } from '../players/code-texts.ts'
import { PlayerBalances } from '../players/player-facts.tsx'
import { playerKey, playerQuery } from '../players/player-queries.ts'
import { PlayerStates } from '../players/player-state.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { useStateName } from '../ui/state-name.ts'
import { Time } from '../ui/time.tsx'
import { stateText as withdrawalStates } from '../withdrawals/withdrawal-texts.ts'
import styles from './support.module.css'

interface PlayerPaneProps {
  player: SupportCase['player']
  formerAccount: string | null
}

/** Number of shown deposits and withdrawals. */
const SHOWN = 3
/** Time in milliseconds without a refetch, because the audit log records each read. */
const FRESH_MS = 60_000

/** The player of a case: balances, the latest deposits and withdrawals, and limits. */
export function PlayerPane({ player, formerAccount }: PlayerPaneProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayRead = useMay(merchant)('identity.member.read')
  if (player === null || !mayRead)
    return (
      <section className={styles.pane} aria-label={t`Player`}>
        <p className={styles.quiet}>
          {player !== null && t`Your roles don't show players.`}
          {player === null && formerAccount !== null && t`The trial of this player has ended.`}
          {player === null && formerAccount === null && t`A visitor without a session.`}
        </p>
      </section>
    )
  return (
    <ScrollRegion className={styles.pane} label={t`Player`}>
      <Player id={player.id} />
    </ScrollRegion>
  )
}

function Player({ id }: { id: string }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const may = useMay(merchant)
  return (
    <PanelView query={useQuery(playerQuery(merchant, id))}>
      {(player) => (
        <>
          <PanelPart title={t`Player`}>
            <Facts
              facts={[
                [
                  t`Account`,
                  <Link key="account" to="/m/$merchant/players/$player" params={{ merchant, player: id }}>
                    <bdi>{player.account}</bdi>
                  </Link>,
                ],
                [
                  t`State`,
                  <span key="state" className={styles.badges}>
                    <PlayerStates player={player} />
                  </span>,
                ],
                [t`Phone`, player.mobile ?? '–'],
                [t`Mail`, player.mail ?? '–'],
                [t`Registered`, <Time key="registered" at={player.registeredAt} zone={zone} />],
              ]}
            />
          </PanelPart>
          <PanelPart title={t`Balances in ${player.currency}`}>
            <PlayerBalances player={player} />
          </PanelPart>
          {may('cashier.deposit.read') && <Deposits id={id} />}
          {may('cashier.withdrawal.read') && <Withdrawals id={id} />}
          {may('responsible-gaming.limit.read') && <Limits id={id} />}
        </>
      )}
    </PanelView>
  )
}

function Deposits({ id }: { id: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const nameOf = useStateName(depositStates)
  const query = useQuery({
    queryKey: [...playerKey(merchant, id), 'latest-deposits'],
    queryFn: ({ signal }) => call(listPlayerDeposits, { merchant, player: id, size: SHOWN }, signal),
    staleTime: FRESH_MS,
  })
  return (
    <PanelPart title={t`Latest deposits`}>
      <PanelView query={query}>
        {({ rows }) => (
          <Moves
            moves={rows.map(({ id: key, at, credited, requested, state }) => {
              return { key, at, amount: credited ?? requested, state: nameOf(state) }
            })}
          />
        )}
      </PanelView>
    </PanelPart>
  )
}

function Withdrawals({ id }: { id: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const nameOf = useStateName(withdrawalStates)
  const query = useQuery({
    queryKey: [...playerKey(merchant, id), 'latest-withdrawals'],
    queryFn: ({ signal }) => call(listPlayerWithdrawals, { merchant, player: id, size: SHOWN }, signal),
    staleTime: FRESH_MS,
  })
  return (
    <PanelPart title={t`Latest withdrawals`}>
      <PanelView query={query}>
        {({ rows }) => (
          <Moves moves={rows.map(({ id: key, at, amount, state }) => ({ key, at, amount, state: nameOf(state) }))} />
        )}
      </PanelView>
    </PanelPart>
  )
}

interface Move {
  key: string
  at: string
  amount: string
  /** In words. */
  state: string
}

function Moves({ moves }: { moves: readonly Move[] }) {
  const { zone } = useSite()
  if (moves.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>None</Trans>
      </p>
    )
  return (
    <ul className={styles.moves}>
      {moves.map(({ key, at, amount, state }) => (
        <li key={key}>
          <span>{amountText(amount)}</span> <span className={styles.quiet}>{state}</span>
          <span className={styles.moveTime}>
            <Time at={at} zone={zone} isRelative />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Limits({ id }: { id: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery({
    queryKey: [...playerKey(merchant, id), 'limits-in-short'],
    queryFn: ({ signal }) => call(listPlayerLimits, { merchant, player: id, size: 1 }, signal),
    staleTime: FRESH_MS,
  })
  return (
    <PanelPart title={t`Limits`}>
      <PanelView query={query}>
        {({ limits }) => (
          <ul className={styles.moves}>
            {limits.length === 0 && <li className={styles.quiet}>{t`None`}</li>}
            {limits.map(({ kind, period, value, left }) => (
              <li key={`${kind} ${period}`}>
                <span>
                  {t(limitKinds[kind])} {t(limitPeriods[period])}: {amountText(value)}
                </span>{' '}
                <span className={styles.quiet}>{t`left ${left}`}</span>
              </li>
            ))}
          </ul>
        )}
      </PanelView>
    </PanelPart>
  )
}
