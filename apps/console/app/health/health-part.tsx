import type { getHealth, HealthPart as PartName } from '@ante/contract/console/health.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import type { ReadPermission } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Time } from '../ui/time.tsx'
import { affectedText, healthFigureText, healthPartText, healthStateText, healthTone } from './health-texts.ts'
import styles from './health.module.css'
import { useFigureValue } from './use-figure-value.ts'
import { useProblemSentence } from './use-problem-sentence.ts'

type Part = OutputOf<typeof getHealth>['parts'][number]

/** Page of the documentation with a section for each part, named after it. */
const RUNBOOK = 'operate/health.md'

/** Screens with the details of a part. */
const SCREENS: Partial<Record<PartName, { to: '/m/$merchant/vendors'; permission: ReadPermission }>> = {
  vendors: { to: '/m/$merchant/vendors', permission: 'launch.vendor.read' },
}

/** A part of the platform: its state, what is wrong, what is affected, and where the help is. */
export function HealthPart({ part: measured, docsUrl, zone }: { part: Part; docsUrl: string | null; zone: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const problemSentence = useProblemSentence()
  const figureValue = useFigureValue()
  const { part, state, since, successAt, figures, problems } = measured
  const screen = SCREENS[part]
  const runbook = `${RUNBOOK}#${part}`
  const path = `docs/${runbook}`
  return (
    <section className={styles.part} aria-labelledby={`health-${part}`}>
      <header className={styles.head}>
        <h2 id={`health-${part}`}>{t(healthPartText[part])}</h2>
        <Badge tone={healthTone[state]}>{t(healthStateText[state])}</Badge>
      </header>
      <p className={styles.times}>
        {since !== null && (
          <span>
            <Trans>
              Since <Time at={since} zone={zone} isRelative />
            </Trans>
          </span>
        )}
        <span>
          {successAt === null ? (
            <Trans>No success recorded</Trans>
          ) : (
            <Trans>
              Last success <Time at={successAt} zone={zone} isRelative />
            </Trans>
          )}
        </span>
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t`Problems`}>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.about} ${problem.value}`}>
              {problemSentence(problem)} {problem.at !== null && <Time at={problem.at} zone={zone} isRelative />}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(healthFigureText[name])}</dt>
            <dd>{figureValue(name, value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.affected}>
        <strong>
          {state === 'up' || state === 'unknown' ? <Trans>If it fails:</Trans> : <Trans>Affected:</Trans>}
        </strong>{' '}
        {t(affectedText[part])}
      </p>
      <p className={styles.links}>
        {docsUrl === null ? (
          <code>{path}</code>
        ) : (
          <a href={`${docsUrl}/${runbook}`} target="_blank" rel="noreferrer">
            <Trans>Runbook</Trans>
          </a>
        )}
        {screen && may(screen.permission) && (
          <Link to={screen.to} params={{ merchant }}>
            <Trans>Details</Trans>
          </Link>
        )}
      </p>
    </section>
  )
}
