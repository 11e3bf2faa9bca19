import { useQuery } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import { SegmentSize } from '../ui/segment-size.tsx'
import { segmentQuery } from './promotion-queries.ts'

/** The number of players of a segment now; excluded ones get no rewards. */
export function SegmentCount({ audience }: { audience: string }) {
  const { code: merchant } = useSite()
  const query = useQuery(segmentQuery(merchant, audience))
  return <SegmentSize query={query} withheld="rewards" />
}
