import type { Report } from '@ante/contract/console/reports.ts'
import { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'

import { amountText, countText } from '../lib/amounts.ts'
import { categoryText } from '../players/category-text.ts'
import { Badge } from '../ui/badge.tsx'
import { promotionTypeText } from '../ui/promotion-texts.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Empty } from '../ui/states.tsx'
import { columnTexts } from './report-texts.ts'
import styles from './reports.module.css'

type Column = Report['columns'][number]

const WEEK = /^week(\d+)$/

function useColumnTitle(): (column: Column) => string {
  const { t } = useLingui()
  return ({ id }) => {
    const week = WEEK.exec(id)?.[1]
    if (week !== undefined) return t`Week ${week}`
    const text = columnTexts[id]
    return text ? t(text) : id
  }
}

function useCellText(): (column: Column, value: string | null) => string {
  const { t } = useLingui()
  return ({ id, kind }, value) => {
    if (value === null) return ''
    if (kind === 'count') return countText(Number(value))
    if (kind === 'amount') return amountText(value)
    if (kind === 'percent') return `${amountText(value)} %`
    if (id === 'category') return value === '' ? '' : t(categoryText(value))
    if (id === 'provider' && value === '') return t`By hand`
    const type = id === 'type' ? PromotionType.safeParse(value).data : undefined
    return type ? t(promotionTypeText[type]) : value
  }
}

/** A report as a table with its sums; rows without activity are marked. */
export function ReportTable({ report }: { report: Report }) {
  const { t } = useLingui()
  const titleOf = useColumnTitle()
  const cellText = useCellText()
  const { columns, rows, totals, leftOut, isCapped, currency } = report
  const isNumber = ({ kind }: Column) => kind === 'count' || kind === 'amount' || kind === 'percent'
  return (
    <>
      <p className={styles.note}>
        <Trans>Amounts are in {currency}.</Trans>{' '}
        {leftOut > 0 && <Trans>{countText(leftOut)} players with the tag Test or Staff are left out.</Trans>}{' '}
        {isCapped && <Trans>There are more rows. Export the report, or choose fewer days.</Trans>}
      </p>
      {rows.length === 0 ? (
        <Empty icon={ChartColumn} title={t`No activity`}>
          {t`Nothing happened in these days.`}
        </Empty>
      ) : (
        <ScrollRegion label={t`Rows of the report`} className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" data-number={isNumber(column) || undefined}>
                    {titleOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells, isEmpty }) => (
                <tr key={id} data-empty={isEmpty || undefined}>
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.id} scope="row">
                        <bdi>{cellText(column, cells[column.id] ?? null)}</bdi>{' '}
                        {isEmpty && <Badge tone="neutral">{t`No activity`}</Badge>}
                      </th>
                    ) : (
                      <td key={column.id} data-number={isNumber(column) || undefined}>
                        {cellText(column, cells[column.id] ?? null)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
            {totals && (
              <tfoot>
                <tr>
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.id} scope="row">
                        <Trans>Sum</Trans>
                      </th>
                    ) : (
                      <td key={column.id} data-number={isNumber(column) || undefined}>
                        {cellText(column, totals[column.id] ?? null)}
                      </td>
                    ),
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </ScrollRegion>
      )}
    </>
  )
}
