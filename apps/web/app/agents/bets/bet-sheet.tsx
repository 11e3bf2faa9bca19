import type { TeamBet } from '@ante/contract/agents/bets.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { loadRoundDetails, outcomeTexts } from '../../launch/public.ts'
import { Button } from '../../ui/button.tsx'
import { SheetActions } from '../../ui/choices.tsx'
import { Later } from '../../ui/later.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BetsView } from './bets-view.ts'
import { LotteryDetails } from './lottery-details.tsx'
import { teamBet } from './queries.ts'
import styles from './team-bets.module.css'

const COVER = 300
const PARTS = [72, 140, 180]

interface BetSheetProps {
  open: boolean
  bet: TeamBet
  view: BetsView
  currency: string
  onShow(view: BetsView): void
  onClose(): void
}

/** All details of one bet, as its player sees it, with links to more bets of the player or the game. */
export function BetSheet({ open, bet, view, currency, onShow, onClose }: BetSheetProps) {
  const { t } = useLingui()
  const { member, vendor, betId, game } = bet
  const show = (next: Partial<BetsView>) => {
    onClose()
    onShow({ ...view, ...next })
  }
  return (
    <Sheet open={open} title={t`Bet by ${member.customerName}`} onClose={onClose}>
      <BetHead bet={bet} />
      <PageSection
        key={`${member.memberId} ${vendor} ${betId}`}
        skeleton={PARTS.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
        failedTitle={t`Couldn’t load this bet`}
      >
        <BetDetails bet={bet} currency={currency} />
      </PageSection>
      <SheetActions>
        {view.game !== game && (
          <Button variant="quiet" wide onClick={() => show({ game, vendor: '' })}>{t`Same game`}</Button>
        )}
        {view.parent !== member.memberId && (
          <Button variant="quiet" wide onClick={() => show({ parent: member.memberId, account: '' })}>
            {member.type === 0 ? t`Same player` : t`Same team`}
          </Button>
        )}
      </SheetActions>
    </Sheet>
  )
}

function BetHead({ bet: { picture, gameName, vendorName, outcome } }: { bet: TeamBet }) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.head}>
      <span className={styles.cover}>
        <Picture src={picture} alt="" width={COVER} height={COVER} />
      </span>
      <span className={styles.member}>
        <bdi className={styles.game}>{gameName}</bdi>
        <bdi className={styles.soft}>{vendorName ?? t`Our lottery`}</bdi>
      </span>
      <span className={styles.badge} data-outcome={outcome}>
        {i18n._(outcomeTexts[outcome])}
      </span>
    </div>
  )
}

function BetDetails({ bet, currency }: { bet: TeamBet; currency: string }) {
  const { member, vendor, betId } = bet
  const { data: detail } = useSuspenseQuery(teamBet({ member: member.memberId, vendor, betId }))
  if (detail.kind === 'round') return <Later isRequested load={loadRoundDetails} props={{ detail }} />
  return <LotteryDetails bet={bet} detail={detail} currency={currency} />
}
