import type { DownlineStanding } from '@ante/contract/agents/downline.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { USUAL_DAYS } from '../../ui/records/days.ts'
import { MessageForm } from './message-form.tsx'
import { Promote } from './promote.tsx'
import { viewAddress } from './team-view.ts'
import styles from './team.module.css'

interface DownlineActionsProps {
  standing: DownlineStanding
  /** As the list has it: masked where the agent must not read it. */
  account: string
  onLeave(): void
}

type Doing = 'message' | 'promote' | null

/** What an agent does with somebody of his team: most of it with those directly below alone. */
export function DownlineActions({ standing, account, onLeave }: DownlineActionsProps) {
  const { t } = useLingui()
  const { whitelabel } = useMerchant()
  const [doing, setDoing] = useState<Doing>(null)
  const { member, may, uplineId } = standing
  const { memberId, isDirect } = member
  const named = encodeURIComponent(account)
  const stop = () => setDoing(null)
  if (doing === 'message') return <MessageForm to={{ memberId, account }} onDone={stop} />
  if (doing === 'promote') return <Promote memberId={memberId} account={account} onDone={stop} />
  const way = (to: string, words: string) => (
    <ButtonLink look="quiet" wide to={to} onClick={onLeave}>
      {words}
    </ButtonLink>
  )
  return (
    <div className={styles.actions}>
      {may.transfer && way(`/m/upLine/transfer?to=${named}`, t`Send money`)}
      {may.message && <Button look="quiet" wide onClick={() => setDoing('message')}>{t`Write a message`}</Button>}
      {isDirect && way(`/m/member/teamRebate?search=${named}`, t`Set the rebate`)}
      {whitelabel['TEAMBETTING3'] && !isMasked(account) && way(`/m/teamBetting?account=${named}`, t`Bet records`)}
      {may.records && way(recordsAddress(memberId), t`Account records`)}
      {may.promote && <Button look="quiet" wide onClick={() => setDoing('promote')}>{t`Make an agent`}</Button>}
      {!isDirect && way(levelAddress(uplineId), t`Show where this member stands`)}
    </div>
  )
}

const isMasked = (account: string) => account.includes('***')

const usual = { shown: 'ALL', search: '', days: USUAL_DAYS } as const
const recordsAddress = (records: string) => viewAddress({ ...usual, parent: null, records })
const levelAddress = (parent: string) => viewAddress({ ...usual, parent, records: null })
