import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'
import type { ReactNode } from 'react'

import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Net } from '../../ui/net.tsx'
import { TeamFigures } from '../sums/team-figures.tsx'
import styles from './team-profit.module.css'

interface TeamCardProps {
  title: string
  sums: TeamSums | TeamTotal
  currency: string
  children: ReactNode
}

/** The whole team's sums, fully expanded. */
export function TeamCard({ title, sums, currency, children }: TeamCardProps) {
  return (
    <section className={styles.team} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <p className={styles.net}>
        <FittedFigures amount={sums.pnl} currency={currency}>
          <Net amount={sums.pnl} currency={currency} />
        </FittedFigures>
      </p>
      <TeamFigures sums={sums} currency={currency} />
      {children}
    </section>
  )
}
