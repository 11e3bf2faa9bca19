import { createExportLink } from '@ante/contract/console/exports.ts'
import type { ExportFailure, ExportState, listExports } from '@ante/contract/console/exports.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { exportName } from './export-names.ts'
import styles from './inbox.module.css'

type Export = OutputOf<typeof listExports>['exports'][number]

const stateText: Record<ExportState, { text: MessageDescriptor; tone: Tone }> = {
  waiting: { text: msg`Being written`, tone: 'accent' },
  ready: { text: msg`Ready`, tone: 'good' },
  failed: { text: msg`Failed`, tone: 'bad' },
  expired: { text: msg`Expired`, tone: 'neutral' },
}

const failureTextOf: Record<ExportFailure, MessageDescriptor> = {
  'right.lost': msg`You lost the right to see this list.`,
  'file.not_written': msg`The file couldn't be written. Export the list again.`,
}

const grouped = (count: string): string => count.replace(/\B(?=(\d{3})+$)/g, ',')
const KILO = 1024

function sizeText(bytes: string): string {
  const kilobytes = Number(bytes) / KILO
  return kilobytes < KILO ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / KILO).toFixed(1)} MB`
}

/** Exported files: their progress, and their download. */
export function ExportList({ exports, zone }: { exports: readonly Export[]; zone: string }) {
  const { t } = useLingui()
  if (exports.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Exports</Trans>
      </h2>
      <ul className={styles.list}>
        {exports.map((one) => (
          <li key={one.id} className={styles.row}>
            <span className={styles.name}>
              <strong>{t(exportName(one.source))}</strong>
              <span className={styles.second}>
                {one.format.toUpperCase()} · <Trans>{grouped(one.rows)} rows</Trans>
                {one.state === 'ready' && ` · ${sizeText(one.bytes)}`} · {one.zone}
              </span>
              {one.failure !== null && <span className={styles.failure}>{t(failureTextOf[one.failure])}</span>}
            </span>
            <Badge tone={stateText[one.state].tone}>{t(stateText[one.state].text)}</Badge>
            <span className={styles.second}>
              <Time at={one.requestedAt} zone={zone} />
            </span>
            {one.state === 'ready' && <DownloadButton id={one.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DownloadButton({ id }: { id: string }) {
  const { code: merchant } = useSite()
  const failureText = useFailureText()
  const download = useMutation({
    mutationFn: () => call(createExportLink, { merchant, id }),
    // The answer is an attachment, so this does not leave the page.
    onSuccess: ({ path }) => location.assign(path),
    onError: (error) => announce(failureText(error)),
  })
  return (
    <Button size="small" isPending={download.isPending} onPress={() => download.mutate()}>
      <Download size={14} aria-hidden />
      <Trans>Download</Trans>
    </Button>
  )
}
