import type { ConformanceRun } from '@ante/contract/console/conformance.ts'
import { startConformanceRun } from '@ante/contract/console/conformance.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { runsQuery } from './conformance-queries.ts'
import { ConformanceResults } from './conformance-results.tsx'
import { StartConformance } from './conformance-start.tsx'
import { conformanceRefusals, isActive, useRunText } from './conformance-texts.ts'
import styles from './vendors.module.css'

addRefusalTexts(conformanceRefusals)

interface ConformancePartProps {
  vendor: { code: string; name: string }
}

/** Runs of the conformance suite for a vendor, and the start of one. */
export function ConformancePart({ vendor }: ConformancePartProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const maySee = useMay(merchant)('launch.connection.read')
  const mayStart = useMayCall(merchant)(startConformanceRun)
  const [after, setAfter] = useState<string[]>([])
  const [opened, setOpened] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const query = useQuery({ ...runsQuery(merchant, vendor.code, after.at(-1)), enabled: maySee })
  if (!maySee) return null
  return (
    <PanelPart title={t`Conformance`}>
      <PanelView query={query}>
        {({ runs, next, sites }) => (
          <>
            {runs.length === 0 ? (
              <p>
                {sites.length === 0
                  ? t`The suite has no cases for this protocol, or no merchant with trial accounts offers the vendor.`
                  : t`No run yet.`}
              </p>
            ) : (
              <RunTable runs={runs} zone={zone} onOpen={setOpened} />
            )}
            <div className={styles.buttons}>
              {mayStart && sites.length > 0 && (
                <Button size="small" isDisabled={runs.some(isActive)} onPress={() => setStarting(true)}>
                  <Trans>Run the suite</Trans>
                </Button>
              )}
              {after.length > 0 && (
                <Button size="small" kind="quiet" onPress={() => setAfter(after.slice(0, -1))}>
                  <Trans>Newer runs</Trans>
                </Button>
              )}
              {next !== null && (
                <Button size="small" kind="quiet" onPress={() => setAfter([...after, next])}>
                  <Trans>Older runs</Trans>
                </Button>
              )}
            </div>
            {isStarting && (
              <StartConformance
                vendor={vendor}
                sites={sites}
                onClose={(id) => {
                  setStarting(false)
                  if (id === null) return
                  setAfter([])
                  setOpened(id)
                }}
              />
            )}
          </>
        )}
      </PanelView>
      {opened !== null && <ConformanceResults vendor={vendor} id={opened} onClose={() => setOpened(null)} />}
    </PanelPart>
  )
}

interface RunTableProps {
  runs: readonly ConformanceRun[]
  zone: string
  onOpen(id: string): void
}

function RunTable({ runs, zone, onOpen }: RunTableProps) {
  const { t } = useLingui()
  const runText = useRunText()
  return (
    <SmallTable
      label={t`Runs of the suite`}
      heads={[t`Started`, t`Result`, t`By`, t`Cases`]}
      rows={runs.map((run) => {
        const { text, tone } = runText(run)
        return {
          id: run.id,
          cells: [
            <Time key="at" at={run.requestedAt} zone={zone} isRelative />,
            <Badge key="result" tone={tone}>
              {text}
            </Badge>,
            <bdi key="by">{run.requestedBy}</bdi>,
            <Button key="open" size="small" kind="quiet" onPress={() => onOpen(run.id)}>
              {t`Show run ${run.id}`}
            </Button>,
          ],
        }
      })}
    />
  )
}
