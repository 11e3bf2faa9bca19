import type { PublishedState } from '@ante/contract/console/content-calls.ts'
import { letterDelivery } from '@ante/contract/console/letters.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './content.module.css'
import { contentKey } from './content-queries.ts'

/** Interval of the counts while a letter is delivered, in milliseconds. */
const RUNNING_MS = 2_000

/** How many players have received and read a letter. */
export function LetterProgress({ name, state }: { name: string; state: PublishedState }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { data, isError } = useQuery({
    queryKey: [...contentKey(merchant, 'letters'), 'delivery', name],
    queryFn: ({ signal }) => call(letterDelivery, { merchant, key: name }, signal),
    refetchInterval: ({ state: { data: known } }) => (known?.remaining === null ? false : RUNNING_MS),
  })
  if (state === 'scheduled')
    return (
      <Notice tone="info">
        <Trans>
          Approved. It is delivered at its time, and cannot be changed any more; cancel it to write another one.
        </Trans>
      </Notice>
    )
  if (isError) return <Notice tone="warn">{t`The delivery could not be loaded. Reload the page.`}</Notice>
  if (!data) return null
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Delivery</Trans>
      </h2>
      <dl className={styles.counts}>
        <div>
          <dt>{t`Received`}</dt>
          <dd>{countText(data.sent)}</dd>
        </div>
        <div>
          <dt>{t`Read`}</dt>
          <dd>{countText(data.read)}</dd>
        </div>
        {data.remaining !== null && (
          <div>
            <dt>{t`Players not looked at yet`}</dt>
            <dd>{countText(data.remaining)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
