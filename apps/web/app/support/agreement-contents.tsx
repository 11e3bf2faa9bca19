import { useLingui } from '@lingui/react/macro'

import styles from './agreement-contents.module.css'

/** Table of contents of the terms; a tap scrolls to the section. */
export function AgreementContents({ titles, idOf }: { titles: string[]; idOf(place: number): string }) {
  const { t } = useLingui()
  const show = (place: number) => {
    const section = document.getElementById(idOf(place))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <details className={styles.contents}>
      <summary className={styles.title}>{t`Contents`}</summary>
      <ol>
        {titles.map((title, place) => (
          <li key={title}>
            <button type="button" className={styles.line} onClick={() => show(place)}>
              {`${place + 1}. `}
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
