import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { memberInfo } from '../../member/queries.ts'
import { walletBalance } from '../../wallet/public.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile.module.css'

/** Error message that the profile or the balance could not be loaded, with a retry button. */
export function MissingPart() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const memberQueries = [useQuery(memberInfo), useQuery(walletBalance)]
  const lost = memberQueries.filter(({ data, isError }) => isError && !data)
  if (lost.length === 0) return null
  const requestAgain = () => {
    for (const { queryKey } of [memberInfo, walletBalance]) void queries.refetchQueries({ queryKey })
  }
  return (
    <div className={styles.missing} role="alert">
      <p>
        <b>{t`Couldn’t load this`}</b>
        <br />
        {t`The connection may be slow. Your money and bets are safe.`}
      </p>
      <Button
        variant="quiet"
        busy={memberQueries.some(({ isFetching }) => isFetching)}
        onClick={requestAgain}
      >{t`Try again`}</Button>
    </div>
  )
}
