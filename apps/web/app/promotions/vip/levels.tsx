import type { Benefits, VipLevel } from '@ante/contract/vip/benefits.ts'
import { MAX_LEVEL, levelName } from '@ante/contract/vip/level.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { revealInRow } from '../../ui/reveal-in-row.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { Badge } from './badge.tsx'
import styles from './benefits.module.css'
import { useBenefitLines } from './use-benefit-lines.ts'

const BADGE_PX = 64

/** All levels in a scrolling row; the selected one is compared with the member's own. */
export function Levels({ club }: { club: Benefits }) {
  const { t } = useLingui()
  const { level: ownLevelIndex, levels } = club
  const [chosen, setChosen] = useState<number | null>(null)
  const shownLevelIndex = chosen ?? Math.min(ownLevelIndex + 1, MAX_LEVEL)
  const [ownLevel, other] = [levels[ownLevelIndex], levels[shownLevelIndex]]
  const row = useRef<HTMLDivElement>(null)
  const ownPlace = levels.findIndex(({ level }) => level === ownLevelIndex)
  useEffect(() => revealInRow(row.current, ownPlace), [row, ownPlace])
  return (
    <section>
      <SectionHead title={t`All levels`} />
      <div ref={row} className={styles.row}>
        {levels.map(({ level }) => (
          <button
            key={level}
            type="button"
            className={styles.level}
            aria-pressed={level === shownLevelIndex}
            onClick={() => setChosen(level)}
          >
            <span className={styles.small}>
              <Badge level={level} px={BADGE_PX} />
            </span>
            <span className={styles.levelName}>{levelName(level)}</span>
            <span className={styles.mark}>{level === ownLevelIndex ? t`You` : ''}</span>
          </button>
        ))}
      </div>
      {ownLevel && other && <Compared mine={ownLevel} other={other} club={club} />}
    </section>
  )
}

interface ComparedProps {
  mine: VipLevel
  other: VipLevel
  club: Benefits
}

function Compared({ mine, other, club }: ComparedProps) {
  const { t } = useLingui()
  const lines = useBenefitLines(club.currency, club.levels)
  const isOwn = mine.level === other.level
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.subject}>
            <span className={styles.srOnly}>{t`Level benefits`}</span>
          </th>
          <th scope="col">
            {levelName(mine.level)}
            <span className={styles.ownRow}>{t`You`}</span>
          </th>
          {!isOwn && <th scope="col">{levelName(other.level)}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, format }) => (
          <tr key={name}>
            <th scope="row" className={styles.subject}>
              {name}
            </th>
            <td>
              <bdi>{format(mine)}</bdi>
            </td>
            {!isOwn && (
              <td className={styles.better}>
                <bdi>{format(other)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
