import { useLingui } from '@lingui/react/macro'
import { Activity } from 'react'

import { useMountedPages } from '../lib/pages/mounted-pages.ts'
import { OpenPageProvider, useOpenPage } from '../lib/pages/open-page-context.ts'
import type { OpenPage } from '../lib/pages/open-page.ts'
import { RouterProvider, useLocation } from '../lib/pages/router.tsx'
import { Later } from '../ui/later.tsx'
import { IdleOverlays } from './idle-overlays.tsx'
import { BottomMenu } from './bottom-menu.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SlowNavigationBar } from './slow-navigation-bar.tsx'
import { UnloadedPage } from './unloaded-page.tsx'
import { lazyParts } from './lazy-parts.ts'
import { OfflineBar } from './offline-bar.tsx'
import { PageBoundary } from './page-boundary.tsx'
import styles from './shell.module.css'
import { useHiddenPages } from './use-hidden-pages.ts'
import { usePageFade } from './use-page-fade.ts'
import { usePageFocus } from './use-page-focus.ts'
import { usePageTitle } from '../merchant/use-page-title.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** The shell around every page. */
export function Shell() {
  const { t } = useLingui()
  const page = useOpenPage()
  const { meta } = page
  const { path } = useLocation()
  const fade = usePageFade()
  const mounted = useMountedPages()
  const { shownId, all } = mounted
  const main = usePageFocus()
  useHiddenPages(main, mounted)
  useScrollRestoration(meta.keepsScroll === true)
  usePageTitle(meta)

  return (
    <>
      <a className={styles.skip} href="#main">{t`Skip to content`}</a>
      <div className={styles.column} data-menu={meta.bottomMenu}>
        <SlowNavigationBar />
        <OfflineBar />
        {(meta.header === 'home' || meta.header === 'title') && <Header meta={meta} />}
        <div id="notices" />
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          {all.map(({ id, router, page: mountedPage }) => (
            <Activity key={id} mode={id === shownId ? 'visible' : 'hidden'}>
              <RouterProvider value={router}>
                <OpenPageProvider value={mountedPage}>
                  <div className={fade.on ? styles.fading : styles.page} data-page>
                    <PageBoundary>
                      {mountedPage.kind === 'ready' ? <Gated {...mountedPage} /> : <UnloadedPage />}
                    </PageBoundary>
                  </div>
                </OpenPageProvider>
              </RouterProvider>
            </Activity>
          ))}
          <Later
            isRequested={meta.hasAnnouncements === true}
            load={lazyParts.pageAnnouncements}
            props={{ path }}
            quiet
          />
        </main>
        <Footer />
        {meta.bottomMenu && <BottomMenu />}
      </div>
      <IdleOverlays meta={meta} />
    </>
  )
}

/** Renders a page within its gate, which public pages do not have. */
function Gated({ meta, Page, Gate }: Extract<OpenPage, { kind: 'ready' }>) {
  if (!Gate) return <Page />
  return (
    <Gate meta={meta}>
      <Page />
    </Gate>
  )
}
