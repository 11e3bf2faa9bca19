import { startConformanceRun } from '@ante/contract/console/conformance.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Select } from '../ui/select.tsx'
import { VENDORS } from './vendor-queries.ts'
import styles from './vendors.module.css'

interface StartConformanceProps {
  vendor: { code: string; name: string }
  /** Merchants at whose trial sites the suite can play. */
  sites: readonly string[]
  /** Called with the id of the started run, or null. */
  onClose(id: string | null): void
}

/** Says what a run does, and starts it. */
export function StartConformance({ vendor, sites, onClose }: StartConformanceProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [site, setSite] = useState(sites[0] ?? '')
  // One key for all attempts, so that a repeated confirmation is the same run.
  const [key] = useState(() => crypto.randomUUID())
  const start = async () => {
    const { id } = await call(startConformanceRun, { merchant, vendor: vendor.code, site, key })
    await client.invalidateQueries({ queryKey: [VENDORS, merchant, vendor.code, 'conformance'] })
    onClose(id)
  }
  const { name } = vendor
  return (
    <Overlay title={t`Conformance of ${name}`} isOpen onClose={() => onClose(null)}>
      <div className={styles.explanation}>
        <p>
          <Trans>
            The suite plays the vendor: it makes the vendor's wallet calls to this gateway, in its protocol, and checks
            every answer and balance.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>Nothing is sent to the vendor, and its players notice nothing.</Trans>
          </li>
          <li>
            <Trans>
              Four test players of a trial site bet play money. It is no money of the merchant, and in no report.
              Afterwards it is taken back.
            </Trans>
          </li>
          <li>
            <Trans>
              The calls are signed with a key of the run, which is removed afterwards. They count in the vendor's
              figures.
            </Trans>
          </li>
          <li>
            <Trans>It takes about half a minute, and can be cancelled.</Trans>
          </li>
        </ul>
        {sites.length > 1 && (
          <Select
            label={t`Trial site`}
            value={site}
            options={sites.map((value) => ({ value, label: t`Trial site of ${value}` }))}
            onChange={setSite}
          />
        )}
      </div>
      <ConfirmForm
        confirmText={t`Run all cases with test players of ${site}.`}
        action={t`Run the suite`}
        hasReason={false}
        onConfirm={start}
        onCancel={() => onClose(null)}
      />
    </Overlay>
  )
}
