import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { LanguageButton, useMerchant } from '../merchant/public.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Later } from '../ui/later.tsx'
import { useModalTurn } from '../ui/modal-turns.ts'
import { BackButton } from './back-button.tsx'
import styles from './header.module.css'
import { lazyParts } from './lazy-parts.ts'
import { useTitle } from '../merchant/use-page-title.ts'
import { VisitorHead } from './visitor-head.tsx'

/** Header of the pages: the merchant and the member on the home page, the back button and the title elsewhere. */
export function Header({ meta }: { meta: PageMeta }) {
  return <header className={styles.header}>{meta.header === 'home' ? <HomeHead /> : <TitleHead meta={meta} />}</header>
}

function HomeHead() {
  const { t } = useLingui()
  const session = useSession()
  const { name } = useMerchant()
  const [menuOpen, setMenuOpen] = useState(false)
  useModalTurn(menuOpen)
  const closeMenu = () => setMenuOpen(false)
  return (
    <>
      <Link to="/m/home" className={session ? styles.mark : styles.logo} aria-label={name} />
      <span className={styles.space} />
      {session ? <Later isRequested load={lazyParts.memberHead} props={{ session, isHome: true }} /> : <VisitorHead />}
      <LanguageButton />
      <IconButton icon="menu" label={t`Menu`} aria-haspopup="dialog" onClick={() => setMenuOpen(true)} />
      <Later
        isRequested={menuOpen}
        load={lazyParts.popupMenu}
        props={{ open: menuOpen, onClose: closeMenu }}
        onFailure={closeMenu}
      />
    </>
  )
}

/** As wide as the back button, so that the title is centred. */
const spacer = <span className={styles.balance} />

function TitleHead({ meta }: { meta: PageMeta }) {
  const session = useSession()
  return (
    <>
      <BackButton back={meta.back} />
      <h1 className={styles.title}>{useTitle(meta)}</h1>
      {session ? (
        <Later isRequested quiet load={lazyParts.memberHead} props={{ session, isHome: false }} skeleton={spacer} />
      ) : (
        spacer
      )}
    </>
  )
}
