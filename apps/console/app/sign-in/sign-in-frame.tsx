import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import mark from '../ui/mark.svg'
import styles from './sign-in.module.css'

/** Frame of the pages before the console opens. */
export function SignInFrame({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Ante`
  }, [title])
  return (
    <div className={styles.frame}>
      <main className={styles.card}>
        <header className={styles.brand}>
          <img src={mark} alt="" width={30} height={30} />
          <span>
            <Trans>Ante console</Trans>
          </span>
        </header>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </main>
      <footer className={styles.note}>
        <Trans>For authorized staff. Every action is recorded.</Trans>
      </footer>
    </div>
  )
}
