import type { SportsBet } from '@ante/contract/console/sports.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { Risk } from './risk.tsx'
import { betTone, signedText, useBetStateText, useResultText, useTypeText } from './sports-texts.ts'
import styles from './sports.module.css'

/** A bet with its picks, as the sportsbook reports them. */
export function BetPanel({ bet, currency, onClose }: { bet: SportsBet; currency: string; onClose(): void }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const stateText = useBetStateText()
  const typeText = useTypeText()
  const { long } = typeText(bet)
  return (
    <SidePanel title={t`Bet ${bet.id}`} onClose={onClose} isText>
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={betTone[bet.state]}>
              {stateText(bet.state)}
            </Badge>,
          ],
          [t`Placed`, <Time key="at" at={bet.at} zone={zone} />],
          [t`Player`, <PlayerLink key="player" player={bet.playerId} account={bet.player} tab="rounds" />],
          [t`Vendor`, bet.vendor],
          [t`Round at the vendor`, <code key="round">{bet.roundId}</code>],
          [t`Type`, long],
          [t`Price`, bet.price ?? '–'],
          [t`Stake`, `${signedText(bet.stake)} ${currency}`],
          [t`Paid`, `${signedText(bet.paid)} ${currency}`],
          [
            t`Risk`,
            <span key="risk" className={styles.panelRisk}>
              <Risk amount={bet.risk} />
            </span>,
          ],
        ]}
      />
      <PanelPart title={t`Picks`}>
        {bet.legs.length === 0 ? (
          <p>{t`The sportsbook hasn't reported this ticket. Only its stake and payout are known.`}</p>
        ) : (
          <Legs bet={bet} />
        )}
      </PanelPart>
      <Notice tone="info">
        <Trans>
          Only the sportsbook can void or settle its ticket: the wallet protocol has no call for that. Write to the
          vendor with the id of the round. What it then corrects appears in Corrections.
        </Trans>
      </Notice>
    </SidePanel>
  )
}

function Legs({ bet: { legs } }: { bet: SportsBet }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const resultText = useResultText()
  return (
    <ul className={styles.legs}>
      {legs.map((leg) => (
        // A ticket may have several picks of one match.
        <li key={`${leg.matchId} ${leg.market} ${leg.pick}`} className={styles.leg}>
          <strong>
            <bdi>
              {leg.homeTeam} – {leg.awayTeam}
            </bdi>
          </strong>
          <small>
            <bdi>{leg.league}</bdi> · <Time at={leg.startsAt} zone={zone} />
          </small>
          <span>
            <bdi>
              {leg.market}: {leg.pick}
            </bdi>{' '}
            @ {leg.price}
          </span>
          <span className={styles.legEnd}>
            <Badge>{resultText(leg.result)}</Badge>
            {leg.score}
            <Link to="/m/$merchant/sports" params={{ merchant }} search={{ match: leg.matchId }}>
              {t`Bets on this match`}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
