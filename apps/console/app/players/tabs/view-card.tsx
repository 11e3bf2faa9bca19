import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { CallRefused } from '../../lib/call-errors.ts'
import { useFailureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './view.module.css'

/** Answer of one of the player's calls. */
interface Answer<Value> {
  refusal: string | null
  value: Value | null
}

interface ViewCardProps<Value> {
  title: string
  answer: Answer<Value>
  children(value: Value): ReactNode
}

/** A page of the player as a card: its content, or the refusal that the player gets. */
export function ViewCard<Value>({ title, answer: { refusal, value }, children }: ViewCardProps<Value>) {
  const heading = useId()
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {value === null ? <RefusedNotice code={refusal ?? ''} /> : children(value)}
    </section>
  )
}

/** Notice that the player's call is refused. Refusals that staff never get are worded here. */
function RefusedNotice({ code }: { code: string }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const texts: Record<string, string> = {
    'function.not.available': t`The merchant has switched this off, or this type of account doesn't have it.`,
    'merchant.maintenance': t`The site is closed for maintenance.`,
  }
  return <Notice tone="warn">{texts[code] ?? failureText(new CallRefused(code, {}))}</Notice>
}

/** Text in the language of the player's pages, isolated from the text around it. */
export const Foreign = ({ lang, children }: { lang: string | undefined; children: ReactNode }) => (
  <bdi {...(lang && { lang })}>{children}</bdi>
)

/** A line with a name and a value at its end. */
export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A list of lines, or the message that there are none. */
export function Lines({ label, empty, children }: { label: string; empty?: string; children: readonly ReactNode[] }) {
  const isEmpty = children.every((child) => child === null || child === false)
  return (
    <>
      <h3 className={styles.part}>{label}</h3>
      {isEmpty ? <p className={styles.quiet}>{empty}</p> : <dl>{children}</dl>}
    </>
  )
}
