import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { FittedFigures, lengthOf } from '../../ui/fitted-figures.tsx'
import { WalletBalanceText } from '../wallet-balance-text.tsx'
import { useWalletName } from '../use-wallet-name.ts'
import { AllToMain } from './all-to-main.tsx'
import { withFrom, withTo } from './route.ts'
import type { TransferRoute } from './route.ts'
import styles from './transfer.module.css'

interface WalletListProps {
  balances: WalletBalances
  route: TransferRoute
  onRoute(route: TransferRoute): void
  onMoved(): void
}

/** All wallets with their balances; a tap on one selects it in the form. */
export function WalletList({ balances, route, onRoute, onMoved }: WalletListProps) {
  const { t, i18n } = useLingui()
  const { balance, sumBalance, inTransit, currency } = balances
  // An amount of ten million or more needs a whole row on the narrowest phones.
  const isLong = (amount: string) => lengthOf(formatMoney({ amount, currency }, i18n.locale)) !== undefined
  const choose = (id: number, isEmpty: boolean) => {
    if (id !== MAIN_WALLET) onRoute(isEmpty ? withTo(route, id) : withFrom(route, id))
  }
  return (
    <section aria-label={t`Your wallets`}>
      <div className={styles.sum}>
        <p>
          <span className={styles.soft}>{t`All wallets`}</span>
          <span className={styles.total}>
            <FittedFigures amount={sumBalance} currency={currency}>
              <WalletBalanceText amount={sumBalance} currency={currency} />
            </FittedFigures>
          </span>
          {inTransit && (
            <span className={styles.link}>
              <Trans>
                <WalletBalanceText amount={inTransit} currency={currency} /> more pending
              </Trans>
            </span>
          )}
        </p>
        <AllToMain balances={balances} onMoved={onMoved} />
      </div>
      <ul className={styles.wallets}>
        {balance.map((wallet) => (
          <li key={wallet.walletId} className={isLong(wallet.availBalance) ? styles.row : undefined}>
            <button
              type="button"
              className={classes(styles.wallet, wallet.walletId === route.otherWallet && styles.chosen)}
              disabled={wallet.walletId === MAIN_WALLET}
              aria-pressed={wallet.walletId === MAIN_WALLET ? undefined : wallet.walletId === route.otherWallet}
              onClick={() => choose(wallet.walletId, Number(wallet.availBalance) === 0)}
            >
              <WalletFace wallet={wallet} currency={currency} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WalletFace({ wallet, currency }: { wallet: WalletBalances['balance'][number]; currency: string }) {
  const formatZonedTime = useMerchantTime()
  const nameOf = useWalletName()
  const { availBalance, frozen, asOf } = wallet
  const time = asOf && formatZonedTime(asOf)
  return (
    <>
      <span className={styles.walletName}>
        <bdi>{nameOf(wallet)}</bdi>
      </span>
      <span className={styles.held}>
        <FittedFigures amount={availBalance} currency={currency}>
          <WalletBalanceText amount={availBalance} currency={currency} />
        </FittedFigures>
      </span>
      {frozen && (
        <span className={styles.soft}>
          <Trans>
            <WalletBalanceText amount={frozen} currency={currency} /> reserved for withdrawals
          </Trans>
        </span>
      )}
      {time && (
        <span className={styles.soft}>
          <Trans>as of {time}</Trans>
        </span>
      )}
    </>
  )
}
