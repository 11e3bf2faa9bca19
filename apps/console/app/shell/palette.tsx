import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Building2, Keyboard, OctagonX, Play, Search, SunMoon, UserSearch } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

import { useMay, useSession } from '../lib/session.ts'
import { sitesOf, useSite } from '../lib/site.ts'
import { Store, useStore } from '../lib/store.ts'
import { setTheme } from '../lib/theme.ts'
import { KeyHint } from '../ui/key-hint.tsx'
import overlay from '../ui/overlay.module.css'
import { vendorChange } from '../vendors/vendor-change.ts'
import { shortcutsAreOpen } from './keyboard-map.tsx'
import styles from './palette.module.css'
import { mayOpen } from './screen.ts'
import { screens } from './screens.ts'
import { useFound } from './use-found.ts'
import { useVendorCommands } from './use-vendor-commands.ts'

export const paletteIsOpen = new Store(false)

interface Entry {
  label: string
  words: string
  icon: LucideIcon
  keys?: string
  run(): unknown
}

/** Returns the rank of an entry: 0 unless it contains every typed word, 1 if its name begins with the text. */
function rank(label: string, typed: string, words: string[] = []): number {
  const text = [label, ...words].join(' ').toLowerCase()
  const fits = typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
  if (!fits) return 0
  return label.toLowerCase().startsWith(typed.toLowerCase()) ? 1 : 0.5
}

/** Command palette: opens screens, merchants and search results, and runs commands, by their names. */
export function Palette() {
  const { t } = useLingui()
  const isOpen = useStore(paletteIsOpen)
  const [typed, setTyped] = useState('')
  const groups = useEntries(typed.trim())
  const close = () => {
    paletteIsOpen.set(false)
    setTyped('')
  }
  return (
    <ModalOverlay
      className={overlay.shade ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? paletteIsOpen.set(true) : close())}
      isDismissable
    >
      <Modal className={`${overlay.card} ${styles.palette}`}>
        <Dialog aria-label={t`Search and commands`} className={styles.dialog ?? ''}>
          <Command label={t`Search and commands`} filter={rank} loop>
            <div className={styles.search}>
              <Search size={17} aria-hidden />
              <Command.Input
                {...{ autoFocus: true }}
                value={typed}
                onValueChange={setTyped}
                placeholder={t`Search, or go to a screen, a merchant or a command`}
              />
            </div>
            <Command.List className={styles.list}>
              <Command.Empty className={styles.empty}>{t`Nothing found.`}</Command.Empty>
              {groups.map(([heading, entries]) => (
                <Command.Group key={heading} heading={heading}>
                  {entries.map(({ label, words, icon: Icon, keys, run }) => (
                    <Command.Item
                      key={label}
                      value={label}
                      keywords={words.split(', ')}
                      onSelect={() => {
                        close()
                        run()
                      }}
                    >
                      <Icon size={16} aria-hidden />
                      <span className={styles.label}>{label}</span>
                      {keys !== undefined && <KeyHint keys={keys} />}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function useEntries(typed: string): [heading: string, entries: Entry[]][] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useSession()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const ofScreens = screens
    .filter((screen) => mayOpen(may, screen))
    .map(({ to, label, words, icon, letter }) => ({
      label: t(label),
      words: t(words),
      icon,
      ...(letter !== null && { keys: `g ${letter}` }),
      run: () => navigate({ to, params: { merchant } }),
    }))
  // The search runs only when this entry is chosen, because the audit log records each search.
  const ofPlayers =
    typed !== '' && merchant !== PLATFORM && may('identity.member.read')
      ? [
          {
            label: t`Search players for “${typed}”`,
            words: typed,
            icon: UserSearch,
            run: () => navigate({ to: '/m/$merchant/players', params: { merchant }, search: { q: typed } }),
          },
        ]
      : []
  const ofMerchants = sitesOf(session)
    .filter(({ code }) => code !== merchant)
    .map(({ code, name }) => ({
      label: name ?? t`All merchants`,
      words: code,
      icon: Building2,
      run: () => navigate({ to: '/m/$merchant', params: { merchant: code } }),
    }))
  const commands = [
    ...useVendorCommands().map(({ action, label, words }) => ({
      label,
      words,
      icon: action === 'stop' ? OctagonX : Play,
      run: () => vendorChange.set({ action, vendor: null }),
    })),
    { label: t`Light theme`, words: t`bright, day`, icon: SunMoon, run: () => setTheme('light') },
    { label: t`Dark theme`, words: t`black, night`, icon: SunMoon, run: () => setTheme('dark') },
    {
      label: t`Keyboard shortcuts`,
      words: t`keys, help`,
      icon: Keyboard,
      keys: '?',
      run: () => shortcutsAreOpen.set(true),
    },
  ]
  const found = useFound(merchant, typed).map(([heading, entries]): [string, Entry[]] => [
    heading,
    entries.map(({ label, href }) => ({ label, words: typed, icon: Search, run: () => navigate({ href }) })),
  ])
  const groups: [string, Entry[]][] = [
    ...found,
    [t`Screens`, ofScreens],
    [t`Merchants`, ofMerchants],
    [t`Commands`, commands],
    [t`Players`, ofPlayers],
  ]
  return groups.filter(([, entries]) => entries.length > 0)
}
