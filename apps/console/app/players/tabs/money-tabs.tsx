import {
  listPlayerBonuses,
  listPlayerDeposits,
  listPlayerLedger,
  listPlayerWithdrawals,
} from '@ante/contract/console/players/money-lists.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'

import { amountText } from '../../lib/amounts.ts'
import { call } from '../../lib/call.ts'
import { problemText, stateText as depositStates } from '../../deposits/deposit-texts.ts'
import { stateText as withdrawalStates } from '../../withdrawals/withdrawal-texts.ts'
import { useActorText } from '../../ui/actor-text.ts'
import { useLedgerTexts } from '../../ui/ledger-code-text.ts'
import { Select } from '../../ui/select.tsx'
import type { TabProps } from '../player-tabs.tsx'
import styles from '../players.module.css'
import { promotionTypes, requirementCauses, rewardStates } from '../code-texts.ts'
import { walletText } from '../wallet-text.ts'
import { detail, useColumns } from './columns.tsx'
import type { RowOf } from './columns.tsx'
import { TabList } from './tab-list.tsx'

const route = getRouteApi('/in/m/$merchant/players/$player')
const MAIN = String(MAIN_WALLET)

/** Entries of a wallet, with the balance before and after each. */
export function LedgerTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { wallet = MAIN } = route.useSearch()
  const navigate = route.useNavigate()
  const { codeText, groupText } = useLedgerTexts()
  const { time, amount, change, code, text } = useColumns<RowOf<typeof listPlayerLedger>>()
  const options = player.wallets.map(({ type, name, balance }) => {
    return { value: String(type), label: `${t(walletText(name))} · ${amountText(balance)}` }
  })
  return (
    <TabList
      name={`ledger ${wallet}`}
      label={t`Wallet ledger`}
      empty={t`No entries`}
      load={(after, signal) =>
        call(listPlayerLedger, { merchant, player: player.id, wallet: Number(wallet), after }, signal)
      }
      renderAbove={() =>
        options.length > 1 && (
          <div className={styles.above}>
            <Select
              label={t`Wallet`}
              value={wallet}
              options={options}
              onChange={(chosen) =>
                void navigate({
                  search: (previous) => ({ ...previous, wallet: chosen, open: undefined }),
                  replace: true,
                })
              }
            />
          </div>
        )
      }
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('group', t`Kind`, ({ group }) => groupText(group)),
        text('what', t`What`, ({ code: number }) => codeText(number)),
        amount('before', t`Before`, ({ before }) => before),
        change('amount', t`Amount`, ({ amount: moved }) => moved),
        amount('after', t`After`, ({ after }) => after),
        code('reference', t`Reference`, ({ reference }) => reference),
        detail(code('key', t`Key`, ({ key }) => key)),
        detail(code('code', t`Transaction code`, ({ code: number }) => String(number))),
      ]}
    />
  )
}

export function DepositsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, amount, code, text, words, state } = useColumns<RowOf<typeof listPlayerDeposits>>()
  return (
    <TabList
      name="deposits"
      label={t`Deposits`}
      empty={t`No deposits`}
      load={(after, signal) => call(listPlayerDeposits, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        code('number', t`Number`, ({ number }) => number),
        state('state', t`State`, depositStates, ({ state: is }) => is),
        text('channel', t`Channel`, ({ channel }) => channel),
        amount('requested', t`Requested`, ({ requested }) => requested),
        amount('credited', t`Credited`, ({ credited }) => credited),
        amount('bonus', t`Bonus`, ({ bonus }) => bonus),
        words('problem', t`Problem`, problemText, ({ problem }) => problem),
        detail(text('provider', t`Provider`, ({ provider }) => provider)),
        detail(code('providerReference', t`Provider's reference`, ({ providerReference }) => providerReference)),
        detail(time('creditedAt', t`Credited at`, ({ creditedAt }) => creditedAt)),
      ]}
    />
  )
}

export function WithdrawalsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const actorText = useActorText()
  const { time, amount, code, text, state } = useColumns<RowOf<typeof listPlayerWithdrawals>>()
  return (
    <TabList
      name="withdrawals"
      label={t`Withdrawals`}
      empty={t`No withdrawals`}
      load={(after, signal) => call(listPlayerWithdrawals, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        code('number', t`Number`, ({ number }) => number),
        state('state', t`State`, withdrawalStates, ({ state: is }) => is),
        amount('amount', t`Amount`, ({ amount: requested }) => requested),
        amount('fee', t`Fee`, ({ fee }) => fee),
        text('bank', t`To`, ({ bank, lastDigits }) => `${bank} ****${lastDigits}`),
        text('reason', t`Player's reason`, ({ reason }) => reason),
        detail(text('note', t`Staff's note`, ({ note }) => note)),
        detail(text('actor', t`Last step by`, ({ actor }) => actorText(actor))),
        detail(time('endedAt', t`Ended`, ({ endedAt }) => endedAt)),
      ]}
    />
  )
}

/** Rewards, below the open wagering requirements. */
export function BonusesTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, amount, text, words, state } = useColumns<RowOf<typeof listPlayerBonuses>>()
  return (
    <TabList
      name="bonuses"
      label={t`Bonuses`}
      empty={t`No rewards`}
      load={(after, signal) => call(listPlayerBonuses, { merchant, player: player.id, after }, signal)}
      renderAbove={({ wagering: { required, done, left, requirements } }) => (
        <div className={styles.above}>
          <strong>
            {requirements.length === 0
              ? t`Nothing left to wager`
              : t`${amountText(left)} left to wager of ${amountText(required)}, ${amountText(done)} done`}
          </strong>
          {requirements.map(({ cause, amount: base, multiple, left: rest, madeAt }) => (
            <span key={`${cause} ${madeAt}`} className={styles.quiet}>
              {t`${t(requirementCauses[cause])} ${amountText(base)} × ${multiple}: ${amountText(rest)} left`}
            </span>
          ))}
        </div>
      )}
      columns={[
        time('at', t`Granted`, ({ at }) => at),
        text('title', t`Title`, ({ title }) => title),
        state('status', t`State`, rewardStates, ({ status }) => status),
        amount('amount', t`Amount`, ({ amount: granted }) => granted),
        text('multiple', t`Wagering`, ({ multiple }) => (multiple === '0' ? '–' : `× ${multiple}`)),
        words('type', t`Type`, promotionTypes, ({ type }) => type),
        detail(text('promotion', t`Promotion`, ({ promotion }) => promotion)),
        detail(time('claimedAt', t`Claimed`, ({ claimedAt }) => claimedAt)),
        detail(time('expiresAt', t`Expires`, ({ expiresAt }) => expiresAt)),
      ]}
    />
  )
}
