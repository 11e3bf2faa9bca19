import type { TeamMember } from '@ante/contract/agents/team-member.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './team-line.module.css'

interface TeamLineProps {
  /** The path from the viewing agent down to the member whose downline is shown. */
  line: readonly TeamMember[]
  /** Address of a member's downline; the agent's own for null. */
  addressOf(member: TeamMember | null): string
}

/** Breadcrumb of the tree: a tap leads up. Shown only below the first level. */
export function TeamLine({ line, addressOf }: TeamLineProps) {
  const { t } = useLingui()
  const depth = line.length
  if (depth < 2) return null
  return (
    <nav aria-label={t`Position in your team`} className={styles.line}>
      <ol key={depth} ref={revealEnd} className={styles.row}>
        {line.map((member, index) => (
          <li key={member.memberId} className={styles.step}>
            {index > 0 && <Icon name="chevron" size={16} turns />}
            {index === depth - 1 ? (
              <span className={styles.current} aria-current="page">
                <bdi>{member.customerName}</bdi>
              </span>
            ) : (
              <Link className={styles.link} to={addressOf(index === 0 ? null : member)}>
                <bdi>{member.customerName}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls to the end, which shows the current position. */
function revealEnd(row: HTMLElement | null): void {
  if (!row) return
  const isFromRight = getComputedStyle(row).direction === 'rtl'
  row.scrollLeft = isFromRight ? -row.scrollWidth : row.scrollWidth
}
