import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { useMerchant } from '../merchant/public.ts'
import { merchantStatus } from '../merchant/queries.ts'
import { usePageTitle } from '../merchant/use-page-title.ts'
import { ServiceList } from '../support/service-list.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Toaster } from '../ui/toaster.tsx'
import styles from './closed-scene.module.css'

/** Polling interval, for when the live stream does not work. */
const POLL_MS = 30_000

/** Props of pages that replace the site. */
export interface ClosedPageProps {
  /** The button that opens the list of languages. */
  language: ReactNode
}

interface ClosedSceneProps extends ClosedPageProps {
  meta: PageMeta
  picture: string
  title: string
  children: ReactNode
}

/** A closed site: the reason, reassurance about money, and contacts. It reopens automatically. */
export function ClosedScene({ meta, picture, title, language, children }: ClosedSceneProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const { refetch, isFetching } = useQuery({ ...merchantStatus, refetchInterval: POLL_MS })
  usePageTitle(meta)
  return (
    <main className={styles.page}>
      <div className={styles.language}>{language}</div>
      <p className={styles.logo}>
        <bdi>{name}</bdi>
      </p>
      <span className={styles.picture}>
        <Picture src={picture} alt="" width={200} height={160} first bare />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.retry}>
        <p className={styles.soft}>{t`This page opens automatically when that changes.`}</p>
        <Button wide variant="quiet" busy={isFetching} onClick={() => void refetch()}>{t`Check again`}</Button>
      </div>
      <People />
      <Toaster />
    </main>
  )
}

/** Decoded only in the browser: the transmitted page contains no addresses to harvest. */
function People() {
  const { t } = useLingui()
  const { customerService } = useMerchant()
  const isHydrated = useHydrated()
  if (customerService.length === 0 || !isHydrated) return null
  return (
    <section className={styles.people}>
      <h2 className={styles.heading}>{t`Customer service`}</h2>
      <ServiceList />
    </section>
  )
}
