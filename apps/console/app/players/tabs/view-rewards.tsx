import { languages } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { amountText } from '../../lib/amounts.ts'
import { useSite } from '../../lib/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { Foreign, Line, Lines, ViewCard } from './view-card.tsx'
import type { PlayerView } from './view-tab.tsx'

/** The rewards hub: what can be claimed, and the progress of each source. */
export function RewardsCard({ view }: { view: PlayerView }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { locale } = languages[view.language]
  return (
    <ViewCard title={t`Rewards`} answer={view.rewards}>
      {({ rewards, wheels, calendars, rain, rebate, missions, vip, wagering }) => {
        const done = missions?.filter(({ status }) => status === 'issued' || status === 'claimed').length ?? 0
        return (
          <>
            <Lines label={t`To claim`} empty={t`Nothing to claim`}>
              {rewards.map(({ rewardId, title, amount, expiresAt }) => (
                <Line key={rewardId} name={<Foreign lang={locale}>{title}</Foreign>}>
                  {amountText(amount)}{' '}
                  <Trans>
                    until <Time at={expiresAt} zone={zone} />
                  </Trans>
                </Line>
              ))}
            </Lines>
            <Lines label={t`Sources`} empty={t`None`}>
              {[
                ...wheels.map(({ promotionId, title, tickets }) => (
                  <Line key={`wheel ${promotionId}`} name={<Foreign lang={locale}>{title}</Foreign>}>
                    {t`Spins: ${tickets}`}
                  </Line>
                )),
                ...calendars.map(({ title, lang, calendar }) => (
                  <Line
                    key={`calendar ${calendar.promotionId}`}
                    name={<Foreign lang={lang ?? locale}>{title}</Foreign>}
                  >
                    {calendar.checkedToday ? <Badge tone="good">{t`Signed in today`}</Badge> : t`Day ${calendar.today}`}
                  </Line>
                )),
                rain && (
                  <Line key="rain" name={<Foreign lang={rain.lang ?? locale}>{rain.title}</Foreign>}>
                    {rain.playable ? (
                      <Badge tone="good">{t`Open now`}</Badge>
                    ) : (
                      rain.from && <Time at={rain.from} zone={zone} />
                    )}
                  </Line>
                ),
                rebate && (
                  <Line key="rebate" name={t`Rebate`}>
                    {amountText(rebate.total)} {rebate.claimable && <Badge tone="good">{t`Claimable`}</Badge>}
                  </Line>
                ),
                missions && (
                  <Line key="missions" name={t`Missions`}>
                    {t`${done} of ${missions.length} completed`}
                  </Line>
                ),
                vip && (
                  <Line key="vip" name={t`VIP level ${vip.level}`}>
                    {vip.next && t`${amountText(vip.next.left)} to level ${vip.next.level}`}
                  </Line>
                ),
                <Line key="wagering" name={t`Left to wager`}>
                  {amountText(wagering.left)}
                </Line>,
              ]}
            </Lines>
          </>
        )
      }}
    </ViewCard>
  )
}
