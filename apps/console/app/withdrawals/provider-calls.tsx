import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { PanelPart } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import type { Review } from './withdrawal-queries.ts'
import styles from './withdrawals.module.css'

/** Calls to and from the provider about a payout, with their answers. Account numbers are removed. */
export function ProviderCalls({ providerCalls }: Pick<Review, 'providerCalls'>) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <PanelPart title={t`Calls with the provider`}>
      {providerCalls.map(({ call, request, answer, firstAt, lastAt, count }) => (
        <div key={`${firstAt} ${call}`} className={styles.providerCall}>
          <span>
            <strong>{call}</strong> <Time at={firstAt} zone={zone} />
            {count > 1 && (
              <>
                {' '}
                {t`and ${count - 1} more with the same answer, last`} <Time at={lastAt} zone={zone} />
              </>
            )}
          </span>
          <pre>{`→ ${JSON.stringify(request, null, 1)}\n← ${JSON.stringify(answer, null, 1)}`}</pre>
        </div>
      ))}
    </PanelPart>
  )
}
