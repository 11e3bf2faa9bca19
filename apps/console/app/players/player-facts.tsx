import type { RevealedPart } from '@ante/contract/console/players/actions.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Time } from '../ui/time.tsx'
import type { Player } from './player-queries.ts'
import styles from './players.module.css'
import { walletText } from './wallet-text.ts'

interface PlayerFactsProps {
  player: Player
  onReveal(part: RevealedPart): void
}

/** Identity of the player, with masked contacts, and the balances. */
export function PlayerFacts({ player, onReveal }: PlayerFactsProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const may = useMay(merchant)
  const reveal = (part: RevealedPart, label: string) =>
    may('identity.personal-data.read') && (
      <Button kind="quiet" size="small" isIcon aria-label={label} onPress={() => onReveal(part)}>
        <Eye size={13} aria-hidden />
      </Button>
    )
  const { lastSeenAt, registeredAt, cards } = player
  const cardsText = cards === 0 ? null : t`${cards} masked`
  const facts: [name: string, value: ReactNode][] = [
    [t`Id`, player.id],
    [t`Phone`, <Masked key="phone" value={player.mobile} reveal={reveal('contact', t`Reveal contacts`)} />],
    [t`Mail`, player.mail ?? '–'],
    [t`Payee`, <Masked key="payee" value={player.payee} reveal={reveal('identity', t`Reveal identity`)} />],
    [t`Cards`, <Masked key="cards" value={cardsText} reveal={reveal('cards', t`Reveal cards`)} />],
    [t`Registered`, <Time key="registered" at={registeredAt} zone={zone} />],
    [t`Last seen`, lastSeenAt === null ? t`Never` : <Time key="seen" at={lastSeenAt} zone={zone} isRelative />],
    [t`Agent line`, <AgentLine key="line" player={player} merchant={merchant} />],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Masked = ({ value, reveal }: { value: string | null; reveal: ReactNode }) =>
  value === null ? (
    '–'
  ) : (
    <span className={styles.masked}>
      {value}
      {reveal}
    </span>
  )

const LINE_SHOWN = 2

function AgentLine({ player: { line, directDownlines }, merchant }: { player: Player; merchant: string }) {
  const more = line.length - LINE_SHOWN
  return (
    <span className={styles.line}>
      {line.slice(0, LINE_SHOWN).map(({ id, account }) => (
        <Link key={id} to="/m/$merchant/players/$player" params={{ merchant, player: id }}>
          {account}
        </Link>
      ))}
      {more > 0 && <span>+{more}</span>}
      {line.length === 0 && directDownlines === 0 && '–'}
      {directDownlines > 0 && (
        <span className={styles.quiet}>
          <Trans>{directDownlines >= 100 ? '100+' : directDownlines} below</Trans>
        </span>
      )}
    </span>
  )
}

/** Balances of a player, in the merchant's currency. */
export function PlayerBalances({ player }: { player: Player }) {
  const { t } = useLingui()
  const { currency, cash, locked, bonus, withdrawable, deposited, withdrawn, wallets } = player
  const others = wallets.filter(({ type, balance }) => type !== MAIN_WALLET && !/^0(\.0+)?$/.test(balance))
  const balances = [
    [t`Cash`, cash],
    [t`Withdrawable`, withdrawable],
    [t`Locked`, locked],
    [t`Bonus to claim`, bonus],
    [t`Deposited`, deposited],
    [t`Withdrawn`, withdrawn],
    ...others.map(({ name, balance }) => [t(walletText(name)), balance] as const),
  ] as const
  return (
    <dl className={styles.balances} aria-label={t`Balances in ${currency}`}>
      {balances.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {amountText(amount)} <span className={styles.quiet}>{currency}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
