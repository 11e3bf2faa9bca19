import type { DownlineSummary } from '@ante/contract/agents/downline.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { useFlag } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DEFAULT_DAYS } from '../../ui/records/days.ts'
import { viewAddress } from './team-view.ts'
import styles from './team.module.css'

interface DownlineActionsProps {
  summary: DownlineSummary
  /** As shown in the list: masked if the agent may not read it. */
  account: string
  onChoose(action: DownlineAction): void
  onLeave(): void
}

/** Actions that open within the sheet; all others open a page. */
export type DownlineAction = 'message' | 'promote'

/** An agent's actions on a team member: most only for direct downlines. */
export function DownlineActions({ summary, account, onChoose, onLeave }: DownlineActionsProps) {
  const { t } = useLingui()
  const [mayContract, mayBets] = [useFlag('DAILYSALCONT3'), useFlag('TEAMBETTING3')]
  const { member, may, uplineId } = summary
  const { memberId, isDirect } = member
  // Players can have contracts only if the merchant allows it.
  const hasContracts = memberMay.openAgencyCentre(member.type) && mayContract
  const encodedAccount = encodeURIComponent(account)
  const actionLink = (to: string, label: string) => (
    <ButtonLink variant="quiet" wide to={to} onClick={onLeave}>
      {label}
    </ButtonLink>
  )
  return (
    <div className={styles.actions}>
      {may.transfer && actionLink(`/m/upLine/transfer?to=${encodedAccount}`, t`Send money`)}
      {may.message && <Button variant="quiet" wide onClick={() => onChoose('message')}>{t`Send message`}</Button>}
      {isDirect && actionLink(`/m/member/teamRebate?search=${encodedAccount}`, t`Set rebate`)}
      {isDirect && hasContracts && actionLink(contractsAddress(memberId), t`Daily salary contract`)}
      {mayBets && !isMasked(account) && actionLink(`/m/teamBetting?account=${encodedAccount}`, t`Bet records`)}
      {may.records && actionLink(recordsAddress(memberId), t`Account records`)}
      {may.promote && <Button variant="quiet" wide onClick={() => onChoose('promote')}>{t`Make agent`}</Button>}
      {!isDirect && actionLink(levelAddress(uplineId), t`Show in team`)}
    </div>
  )
}

const isMasked = (account: string) => account.includes('***')

/** Address of the contracts with a downline. */
const contractsAddress = (downline: string) => `/m/member/agent/getSalaryContract?side=upline&downline=${downline}`

const defaults = { shown: 'ALL', search: '', days: DEFAULT_DAYS } as const
const recordsAddress = (records: string) => viewAddress({ ...defaults, parent: null, records })
const levelAddress = (parent: string) => viewAddress({ ...defaults, parent, records: null })
