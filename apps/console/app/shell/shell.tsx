import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { listenForGoKeys } from '../lib/go-keys.ts'
import { staffSession } from '../lib/session-state.ts'
import { useMay } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { useSite } from '../lib/site.ts'
import { staffLive } from '../lib/staff-live.ts'
import { useStore } from '../lib/store.ts'
import { StepUpDialog } from '../sign-in/step-up-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { announce, Toasts } from '../ui/toasts.tsx'
import { vendorChange } from '../vendors/vendor-change.ts'
import { ExpiryNotice } from './expiry-notice.tsx'
import { KeyboardMap, shortcutsAreOpen } from './keyboard-map.tsx'
import { MerchantSwitcher } from './merchant-switcher.tsx'
import { Navigation } from './navigation.tsx'
import { Palette, paletteIsOpen } from './palette.tsx'
import { mayOpen } from './screen.ts'
import { screens } from './screens.ts'
import styles from './shell.module.css'
import { UserMenu } from './user-menu.tsx'
import { ViewedRoleBar } from './viewed-role-bar.tsx'

const FIRST_FILTER = '[data-filters] input, [data-filters] button'

/** Frame of every screen: navigation, search, and account menu. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  useShellKeys(merchant)
  useEffect(() => staffLive.connect(merchant), [merchant])
  useEffect(() => {
    const phase = staffSession.phase.get()
    if (phase.is === 'in' && phase.endedFormer)
      announce(t`Signed in. Your other session was signed out, because only one is allowed.`)
  }, [t])
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <ViewedRoleBar />
      <div className={styles.shell}>
        <header className={styles.side}>
          <MerchantSwitcher />
          <Button onPress={() => paletteIsOpen.set(true)}>
            <Search size={14} aria-hidden />
            <span className={styles.searchText}>
              <Trans>Search</Trans>
            </span>
            <KeyHint keys="/" />
          </Button>
          <Navigation merchant={merchant} />
          <UserMenu />
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Palette />
      <KeyboardMap />
      <ExpiryNotice />
      <VendorChange />
      <StepUpDialog />
      <Toasts />
    </div>
  )
}

const loadVendorChange = async () => ({
  default: (await import('../vendors/vendor-change-dialog.tsx')).VendorChangeDialog,
})
const VendorChangeDialog = lazy(loadVendorChange)

function VendorChange() {
  // Loaded after the first page, and before it is needed: a stop must not wait for a file. A failed load is repeated by
  // the dialog itself.
  useEffect(() => void loadVendorChange().catch(() => undefined), [])
  const isOpen = useStore(vendorChange) !== null
  return (
    isOpen && (
      <Suspense fallback={null}>
        <VendorChangeDialog />
      </Suspense>
    )
  )
}

function useShellKeys(merchant: string): void {
  const navigate = useNavigate()
  const may = useMay(merchant)
  const keys = useShortcuts()
  useHotkeys('mod+k', () => paletteIsOpen.set(!paletteIsOpen.get()), { preventDefault: true, enableOnFormTags: true })
  useHotkeys('?', () => shortcutsAreOpen.set(true), { useKey: true })
  useHotkeys('/', () => paletteIsOpen.set(true), { useKey: true, preventDefault: true })
  useHotkeys(keys.filter, () => document.querySelector<HTMLElement>(FIRST_FILTER)?.focus(), { preventDefault: true })
  const goTo = useEffectEvent((letter: string) => {
    const screen = screens.find((one) => one.letter === letter)
    if (screen && mayOpen(may, screen)) void navigate({ to: screen.to, params: { merchant } })
  })
  useEffect(() => listenForGoKeys((letter) => goTo(letter)), [])
}
