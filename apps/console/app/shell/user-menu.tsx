import { setConsoleLanguage } from '@ante/contract/console/language.ts'
import { signOut } from '@ante/contract/staff/sign-in.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronsUpDown, Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import {
  Button as MenuButton,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components'

import { call } from '../lib/call.ts'
import { languages, showLanguage } from '../lib/language.ts'
import { staffSession } from '../lib/session-state.ts'
import { sessionQuery, useSession } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { setTheme, theme } from '../lib/theme.ts'
import type { Theme } from '../lib/theme.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import hidden from '../ui/hidden.module.css'
import menu from '../ui/menu.module.css'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { shortcutsAreOpen } from './keyboard-map.tsx'
import styles from './shell.module.css'

const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

/** Menu with the signed-in account, the theme, the keyboard map, and the sign-out. */
export function UserMenu() {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  const { displayName, mail } = useSession()
  const shown = useStore(theme)
  const themes: [Theme, string, typeof Sun][] = [
    ['system', t`As the system`, Monitor],
    ['light', t`Light`, Sun],
    ['dark', t`Dark`, Moon],
  ]
  // The session ends here only after the gateway's answer: before, the cookie might open the console again.
  const signOutMutation = useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: () => staffSession.end('signed_out'),
  })
  const offered = languages()
  const client = useQueryClient()
  const choosing = useMutation({
    mutationFn: (language: string) => call(setConsoleLanguage, { language }),
    onSuccess: async (_answer, language) => {
      await showLanguage(language)
      await client.invalidateQueries(sessionQuery)
    },
    onError: (error) => announce(failureText(error)),
  })
  return (
    <>
      <Overlay title={t`You aren't signed out`} isOpen={signOutMutation.isError} onClose={signOutMutation.reset}>
        <Notice tone="bad">{failureText(signOutMutation.error)}</Notice>
        <FormActions onCancel={signOutMutation.reset}>
          <Button onPress={() => signOutMutation.mutate()}>
            <Trans>Sign out</Trans>
          </Button>
        </FormActions>
      </Overlay>
      <MenuTrigger>
        <MenuButton className={styles.user ?? ''}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(displayName)}
          </span>
          <span className={styles.site}>
            <span className={hidden.hidden}>{t`Account`}</span>
            <strong>{displayName}</strong>
            <span className={styles.zone}>{mail}</span>
          </span>
          <ChevronsUpDown size={14} aria-hidden />
        </MenuButton>
        <Popover className={menu.popover ?? ''} placement="top start">
          <Menu aria-label={t`Account`} className={menu.list ?? ''}>
            <MenuSection
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[shown]}
              onSelectionChange={(keys) =>
                setTheme(themes.find(([id]) => keys !== 'all' && keys.has(id))?.[0] ?? 'system')
              }
            >
              <Header className={menu.heading ?? ''}>
                <Trans>Theme</Trans>
              </Header>
              {themes.map(([id, label, Icon]) => (
                <MenuItem key={id} id={id} textValue={label} className={menu.item ?? ''}>
                  <Icon size={15} aria-hidden />
                  <span className={menu.grow}>{label}</span>
                  {id === shown && <span aria-hidden>✓</span>}
                </MenuItem>
              ))}
            </MenuSection>
            {offered.length > 1 && (
              <MenuSection
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[i18n.locale]}
                onSelectionChange={(keys) => {
                  const tag = offered.find((one) => keys !== 'all' && keys.has(one.tag))?.tag
                  if (tag !== undefined) choosing.mutate(tag)
                }}
              >
                <Header className={menu.heading ?? ''}>
                  <Trans>Language</Trans>
                </Header>
                {offered.map(({ tag, name }) => (
                  <MenuItem key={tag} id={tag} textValue={name} className={menu.item ?? ''}>
                    <Languages size={15} aria-hidden />
                    <span className={menu.grow} lang={tag}>
                      {name}
                    </span>
                    {tag === i18n.locale && <span aria-hidden>✓</span>}
                  </MenuItem>
                ))}
              </MenuSection>
            )}
            <Separator className={styles.separator ?? ''} />
            <MenuItem
              className={menu.item ?? ''}
              textValue={t`Keyboard shortcuts`}
              onAction={() => shortcutsAreOpen.set(true)}
            >
              <Keyboard size={15} aria-hidden />
              <Trans>Keyboard shortcuts</Trans>
            </MenuItem>
            <MenuItem className={menu.item ?? ''} textValue={t`Sign out`} onAction={() => signOutMutation.mutate()}>
              <LogOut size={15} aria-hidden />
              <Trans>Sign out</Trans>
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  )
}
