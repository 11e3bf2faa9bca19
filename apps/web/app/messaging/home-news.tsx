import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { NewsPieces } from './news-pieces.tsx'
import { homeAnnouncements } from './queries.ts'

/** What the merchant says on his home page, each under its own heading; nothing when he says nothing. */
export function HomeNews() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  return <NewsPieces label={t`From the house`} pieces={data.home} />
}
