import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TEAM_KEY } from './queries.ts'
import { promoteFailure } from './refusals.ts'
import styles from './team.module.css'

interface PromoteProps {
  memberId: string
  account: string
  onDone(): void
}

/** Asks for a confirmation before a player becomes an agent, because only the operator can undo it. */
export function Promote({ memberId, account, onDone }: PromoteProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(promoteDownline, { memberId }),
    onSuccess: () => {
      showToast(t`${account} is now an agent.`)
      void queries.invalidateQueries({ queryKey: TEAM_KEY })
      onDone()
    },
    networkMode: 'always',
  })
  return (
    <section className={styles.form} aria-label={t`Make agent`}>
      <p className={styles.explained}>
        <Trans>
          Make <bdi>{account}</bdi> an agent? Their account and balance stay the same, and they can build a team below
          you. Only customer service can undo this.
        </Trans>
      </p>
      <Alert message={error ? i18n._(promoteFailure(error)) : null} />
      <div className={styles.actions}>
        <Button wide busy={isPending} onClick={() => mutate()}>{t`Make agent`}</Button>
        <Button variant="quiet" wide onClick={onDone}>{t`Not now`}</Button>
      </div>
    </section>
  )
}
