import { useLingui } from '@lingui/react/macro'

import styles from './agreement-contents.module.css'

/** Table of contents of the terms; a tap scrolls to the section. */
export function AgreementContents({ titles, idOf }: { titles: string[]; idOf(index: number): string }) {
  const { t } = useLingui()
  const show = (index: number) => {
    const section = document.getElementById(idOf(index))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <details className={styles.contents}>
      <summary className={styles.title}>{t`Contents`}</summary>
      <ol>
        {titles.map((title, index) => (
          <li key={title}>
            <button type="button" className={styles.line} onClick={() => show(index)}>
              {`${index + 1}. `}
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
