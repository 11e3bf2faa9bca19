import type { RoundDetail } from '@ante/contract/launch/play-record-detail.ts'
import { useLingui } from '@lingui/react/macro'

import { Fairness } from './fairness.tsx'
import facts from '../../ui/records/facts.module.css'
import styles from './record-sheet.module.css'

interface RoundDetailsProps {
  report: RoundDetail
  vendorName: string
  isOpen: boolean
}

/** The vendor's description of the round. */
export function RoundDetails({ report, vendorName, isOpen }: RoundDetailsProps) {
  const { t } = useLingui()
  if (report.kind === 'silent') {
    return (
      <output className={styles.note}>
        {t`${vendorName} isn’t responding, so the result can’t be shown. Your wallet transactions are below.`}
      </output>
    )
  }
  if (report.kind === 'nothing') {
    return <p className={styles.note}>{t`${vendorName} doesn’t show a result for this round here.`}</p>
  }
  const { picture, lines, fairness, proofUrl } = report
  return (
    <section aria-label={t`What happened`}>
      <h3 className={styles.title}>{isOpen ? t`So far` : t`What happened`}</h3>
      {picture !== null && <img className={styles.picture} src={pictureAddress(picture)} alt={t`Round result`} />}
      <dl className={facts.facts}>
        {numbered(lines).map(({ key, label, value }) => (
          <div key={key}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {fairness && <Fairness proof={fairness} page={proofUrl} />}
    </section>
  )
}

/** Adds unique keys, because the vendor's lines may repeat. */
const numbered = <Line extends object>(lines: readonly Line[]) =>
  lines.map((line, index) => ({ ...line, key: String(index) }))

/** An image runs no scripts and loads nothing, with any content. */
const pictureAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
