import { AgreementVersion, listAgreements } from '@ante/contract/console/agreements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/states.tsx'
import { agreementKind } from './agreement-kind.tsx'
import { blankAgreement } from './blank-content.ts'
import { contentKey, itemQuery } from './content-queries.ts'
import { NewContent } from './new-content.tsx'
import type { NewProps } from './new-content.tsx'

/** Number of a new version of the terms, which starts with the texts of the newest one. */
export function NewAgreement(props: NewProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const newest = useQuery({
    queryKey: [...contentKey(merchant, 'agreements'), 'newest'],
    queryFn: ({ signal }) => call(listAgreements, { merchant, size: 1 }, signal),
  })
  const key = newest.data?.contents[0]?.key
  const copied = useQuery({ ...itemQuery(agreementKind, merchant, key ?? ''), enabled: key !== undefined })
  if (newest.isPending || (key !== undefined && copied.isPending)) return <Skeleton lines={3} />
  const { published, draft } = copied.data ?? { published: null, draft: null }
  const content = (draft ?? published)?.content ?? blankAgreement
  const names = { isValid: isVersion, error: t`Use 1 to 40 letters, digits, - . or _` }
  return (
    <NewContent {...props} kind={agreementKind} blank={{ ...content, from: null }} names={names}>
      {key !== undefined && (
        <Notice tone="info">
          <Trans>It starts with the texts of version {key}.</Trans>
        </Notice>
      )}
    </NewContent>
  )
}

const isVersion = (name: string): boolean => AgreementVersion.safeParse(name).success
