import { getHealth } from '@ante/contract/console/health.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Time } from '../ui/time.tsx'
import { HealthPart } from './health-part.tsx'
import styles from './health.module.css'
import { loadTexts } from './load-texts.ts'

loadTexts()

const RENEWED_MS = 15_000

/** Health of all parts of the platform, measured when the page is read. */
export default function HealthPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['health', merchant],
    queryFn: ({ signal }) => call(getHealth, { merchant }, signal),
    placeholderData: keepPreviousData,
  })
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  const measuredAt = query.data?.measuredAt
  return (
    <Page
      title={t`Health`}
      subtitle={
        measuredAt !== undefined && (
          <Trans>
            Measured <Time at={measuredAt} zone={zone} />. It is measured again every 15 seconds while you use the page.
          </Trans>
        )
      }
      actions={
        <Button onPress={() => void query.refetch()} isPending={query.isFetching}>
          <RotateCw size={14} aria-hidden />
          <Trans>Measure now</Trans>
        </Button>
      }
    >
      <ListView query={query} zone={zone}>
        {({ parts, docsUrl }) => (
          <ScrollRegion label={t`Parts of the platform`} className={styles.parts}>
            {parts.map((part) => (
              <HealthPart key={part.part} part={part} docsUrl={docsUrl} zone={zone} />
            ))}
          </ScrollRegion>
        )}
      </ListView>
    </Page>
  )
}
