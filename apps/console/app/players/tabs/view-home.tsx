import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { amountText, countText } from '../../lib/amounts.ts'
import { useSite } from '../../lib/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { walletText } from '../wallet-text.ts'
import { Foreign, Line, Lines, ViewCard } from './view-card.tsx'
import type { PlayerView } from './view-tab.tsx'
import styles from './view.module.css'

interface CardProps {
  view: PlayerView
}

/** The balance of the header, with its wallets. */
export function BalanceCard({ view }: CardProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <ViewCard title={t`Balance`} answer={view.balance}>
      {({ sumBalance, balance, inTransit, currency }) => (
        <>
          <p className={styles.large}>
            {amountText(sumBalance)} {currency}
          </p>
          <Lines label={t`Wallets`}>
            {[
              ...balance.map(({ walletId, accountName, displayName, availBalance, frozen, asOf }) => (
                <Line key={walletId} name={displayName ?? t(walletText(accountName))}>
                  {amountText(availBalance)}
                  {frozen !== undefined && Number(frozen) > 0 && (
                    <span className={styles.quiet}> {t`+ ${amountText(frozen)} locked`}</span>
                  )}
                  {asOf !== undefined && (
                    <span className={styles.quiet}>
                      {' '}
                      <Time at={asOf} zone={zone} isRelative />
                    </span>
                  )}
                </Line>
              )),
              inTransit !== undefined && (
                <Line key="transit" name={t`In transit`}>
                  {amountText(inTransit)}
                </Line>
              ),
            ]}
          </Lines>
        </>
      )}
    </ViewCard>
  )
}

const KINDS: Record<AnnouncementType, MessageDescriptor> = {
  A: msg`Agents`,
  PL: msg`Message`,
  B: msg`Banner`,
  PU: msg`Popup`,
  PR: msg`Promotion`,
  H: msg`Home page`,
}

/** Unread mails, banners and popups. */
export function MessagesCard({ view }: CardProps) {
  const { t } = useLingui()
  const { unreadMails } = view
  const { locale } = languages[view.language]
  return (
    <ViewCard title={t`Messages`} answer={view.announcements}>
      {(announcements) => (
        <>
          {unreadMails.value !== null && <p>{t`Unread mails: ${countText(unreadMails.value)}`}</p>}
          <Lines label={t`Banners and popups`} empty={t`None`}>
            {announcements.map(({ id, type, title, lang }) => (
              <Line key={`${type} ${id}`} name={<Foreign lang={lang ?? locale}>{title}</Foreign>}>
                <Badge>{t(KINDS[type])}</Badge>
              </Line>
            ))}
          </Lines>
        </>
      )}
    </ViewCard>
  )
}

const GAMES_SHOWN = 10

/** The most played games of the home page. */
export function GamesCard({ view }: CardProps) {
  const { t } = useLingui()
  return (
    <ViewCard title={t`Popular games`} answer={view.games}>
      {(games) => (
        <Lines label={t`Games`} empty={t`No games`}>
          {games.slice(0, GAMES_SHOWN).map(({ id, name, vendor, isClosed }) => (
            <Line key={id} name={<bdi>{name}</bdi>}>
              {isClosed ? <Badge tone="warn">{t`Closed`}</Badge> : <span className={styles.quiet}>{vendor}</span>}
            </Line>
          ))}
        </Lines>
      )}
    </ViewCard>
  )
}
