import type { BrandVersion } from '@ante/contract/console/brands.ts'
import type { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { PublishDialog } from './brand-actions.tsx'
import type { ShownBrand } from './brand-page.tsx'
import styles from './brands.module.css'

interface VersionListProps {
  shown: ShownBrand
  canEdit: boolean
  /** Puts the design of a version into the editor. */
  onUse(design: BrandDesign): void
}

const stateText: Record<BrandVersion['state'], { text: MessageDescriptor; tone: Tone }> = {
  staged: { text: msg`Staged`, tone: 'accent' },
  live: { text: msg`Live`, tone: 'good' },
  earlier: { text: msg`Earlier`, tone: 'neutral' },
}

/** Versions of a brand, newest first. An earlier one can be published again. */
export function VersionList({ shown: { code, versions, change }, canEdit, onUse }: VersionListProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const [reverted, setReverted] = useState<number | null>(null)
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Versions</Trans>
      </h2>
      {versions.length === 0 ? (
        <p className={styles.hint}>
          <Trans>Stage the draft to make the first version.</Trans>
        </p>
      ) : (
        <SmallTable
          label={t`Versions`}
          heads={[t`Version`, t`State`, t`By`, t`Time`, ...(canEdit ? [t`Actions`] : [])]}
          rows={versions.map(({ number, state, design, ...version }) => ({
            id: String(number),
            cells: [
              number,
              <Badge key="state" tone={stateText[state].tone}>
                {t(stateText[state].text)}
              </Badge>,
              version.publishedBy ?? version.stagedBy,
              <Time key="time" at={version.publishedAt ?? version.stagedAt} zone={zone} />,
              ...(canEdit
                ? [
                    <span key="actions" className={styles.choices}>
                      <Button size="small" kind="quiet" onPress={() => onUse(design)}>
                        {t`Edit from ${number}`}
                      </Button>
                      {state === 'earlier' && (
                        <Button size="small" isDisabled={change !== null} onPress={() => setReverted(number)}>
                          {t`Revert to ${number}`}
                        </Button>
                      )}
                    </span>,
                  ]
                : []),
            ],
          }))}
        />
      )}
      {reverted !== null && (
        <PublishDialog code={code} number={reverted} isOpen isAgain onClose={() => setReverted(null)} />
      )}
    </section>
  )
}
