import type { showPlayerView } from '@ante/contract/console/players/show-view.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye, RotateCw } from 'lucide-react'
import { useState } from 'react'

import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { ListView } from '../../ui/list-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Time } from '../../ui/time.tsx'
import { viewQuery } from '../player-queries.ts'
import type { TabProps } from '../player-tabs.tsx'
import styles from './view.module.css'
import { BalanceCard, GamesCard, MessagesCard } from './view-home.tsx'
import { DepositCard, WithdrawalCard } from './view-money.tsx'
import { RewardsCard } from './view-rewards.tsx'

export type PlayerView = OutputOf<typeof showPlayerView>

/** What the player's own pages show now, read-only: every card is filled by the calls of the player's page. */
export function ViewTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const [language, setLanguage] = useState<Language>()
  const query = useQuery({ ...viewQuery(merchant, player.id, language), placeholderData: keepPreviousData })
  return (
    <ListView query={query} zone={zone}>
      {(view) => (
        <div className={styles.view}>
          <div className={styles.bar}>
            <Eye size={15} aria-hidden />
            <span>
              <Trans>
                What the player's pages show, read-only. As of{' '}
                <Time at={new Date(query.dataUpdatedAt).toISOString()} zone={zone} />
              </Trans>
            </span>
            <Select<Language>
              label={t`Language of the player's pages`}
              value={view.language}
              options={view.languages.map((code) => ({ value: code, label: languageDetails[code].name }))}
              onChange={setLanguage}
            />
            <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
              <RotateCw size={13} aria-hidden />
              <Trans>Reload</Trans>
            </Button>
          </div>
          {player.status === 'disabled' && (
            <Notice tone="warn">{t`The player can't log in at present, and sees none of this.`}</Notice>
          )}
          <div className={styles.cards}>
            <BalanceCard view={view} />
            <DepositCard view={view} />
            <WithdrawalCard view={view} />
            <RewardsCard view={view} />
            <MessagesCard view={view} />
            <GamesCard view={view} />
          </div>
        </div>
      )}
    </ListView>
  )
}
