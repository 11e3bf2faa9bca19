import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { memberInfo } from '../../member/queries.ts'
import { walletBalance } from '../../wallet/public.ts'
import { Button } from '../../ui/button.tsx'
import { loadFailure } from '../../ui/load-failure.ts'
import styles from './profile.module.css'

/** Error message that the profile or the balance could not be loaded, with a retry button. */
export function MissingPart() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const memberQueries = [useQuery(memberInfo), useQuery(walletBalance)]
  const failed = memberQueries.find(({ data, isError }) => isError && !data)
  if (!failed) return null
  const requestAgain = () => {
    for (const { queryKey } of [memberInfo, walletBalance]) void queries.refetchQueries({ queryKey })
  }
  return (
    <div className={styles.missing} role="alert">
      <p>
        <b>{t`Couldn’t load this`}</b>
        <br />
        {i18n._(loadFailure(failed.error))}
      </p>
      <Button
        variant="quiet"
        busy={memberQueries.some(({ isFetching }) => isFetching)}
        onClick={requestAgain}
      >{t`Try again`}</Button>
    </div>
  )
}
