import type { Session } from '@ante/contract/identity/session.ts'
import { levelName, levelPicture } from '@ante/contract/vip/level.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { textOf } from '../../lib/pages/address.ts'
import { rememberReturn } from '../../lib/pages/return-to.ts'
import { Link, useLocation } from '../../lib/pages/router.tsx'
import { memberInfo } from '../../member/queries.ts'
import { useFlag, useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { membershipDay } from './membership-day.ts'
import { OwnPortrait } from './own-portrait.tsx'
import styles from './profile.module.css'
import { useLevelRefresh } from './use-level-refresh.ts'

const BADGE_PX = 44

/**
 * The signed-in member with the days of membership. A link to the benefits of the level, if the merchant has levels.
 */
export function Profile({ session: { userName } }: { session: Session }) {
  const showsLevels = useFlag('MEMCLUB3')
  useLevelRefresh()
  return (
    <div className={styles.profile}>
      <OwnPortrait name={userName} />
      <Link to={showsLevels ? '/m/member/benefits' : '/m/member/home'} className={styles.link}>
        <span className={styles.reported}>
          <span className={styles.name}>
            <bdi>{userName}</bdi>
          </span>
          <span className={styles.line}>
            <MembershipDays />
          </span>
        </span>
        {showsLevels && <LevelMark />}
        <Icon name="chevron" turns />
      </Link>
    </div>
  )
}

/** The member's level with its badge. */
function LevelMark() {
  const { data } = useQuery(memberInfo)
  const level = data?.level ?? null
  if (level === null) return null
  return (
    <span className={styles.level}>
      <span className={styles.badge}>
        <Picture src={levelPicture(level)} alt="" width={BADGE_PX} height={BADGE_PX} first bare />
      </span>
      <span className={styles.rank}>{levelName(level)}</span>
    </span>
  )
}

/** Days of membership; empty if they could not be loaded, because the note below shows the error. */
function MembershipDays() {
  const { t } = useLingui()
  const { name, zone } = useMerchant()
  const [now] = useState(() => new Date())
  const { data, isError } = useQuery(memberInfo)
  if (!data) return isError ? null : <Skeleton width="9rem" height="1em" />
  const day = membershipDay(data.regDate, zone, now)
  return t`Day ${day} with ${name}`
}

/** Replaces the profile for visitors. */
export function VisitorProfile() {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  const address = useLocation()
  const rememberThisPage = () => rememberReturn(textOf(address))
  return (
    <>
      <p className={styles.profile}>
        <span className={styles.visitor}>
          <Icon name="person" size={28} />
        </span>
        <span className={styles.reported}>
          <span className={styles.name}>{isRegistrationOpen ? t`Log in or register` : t`Log in first`}</span>
          <span className={styles.line}>{t`This page is for members. You’ll return here after you log in.`}</span>
        </span>
      </p>
      <div className={styles.actions}>
        <ButtonLink wide to="/m/login" onClick={rememberThisPage}>{t`Log in`}</ButtonLink>
        {isRegistrationOpen && (
          <ButtonLink wide variant="quiet" to="/m/register" onClick={rememberThisPage}>{t`Register`}</ButtonLink>
        )}
      </div>
    </>
  )
}
