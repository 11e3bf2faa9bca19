import { useLingui } from '@lingui/react'

import { contentText } from '../orders/content-text.ts'
import type { OrderInfo } from '../orders/queries.ts'
import { PickRow } from './pick-row.tsx'

/** What was picked without the rules: they are large, and come after the page. */
export function PlainPicks({ info: { content } }: { info: OrderInfo }) {
  const { i18n } = useLingui()
  const rows = contentText({ content, contentIsCut: false }, i18n).split(' | ')
  return rows
    .map((row, place) => ({ row, key: String(place) }))
    .map(({ row, key }) => <PickRow key={key} picks={row.split(' ')} />)
}
