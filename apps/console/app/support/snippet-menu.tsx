import type { Snippet } from '@ante/contract/console/support-settings.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './support.module.css'

interface SnippetMenuProps {
  id: string
  offered: readonly Snippet[]
  /** Index of the chosen one. */
  at: number
  optionId(index: number): string
  onInsert(snippet: Snippet): void
}

/** Snippets that begin with what is typed after `/`. The focus stays in the text field. */
export function SnippetMenu({ id, offered, at, optionId, onInsert }: SnippetMenuProps) {
  const { t } = useLingui()
  if (offered.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` cannot stay open beside a text field
    <div id={id} role="listbox" aria-label={t`Snippets`} className={styles.snippets}>
      {offered.map((snippet, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field has the focus and handles the keys
        <div
          key={`${snippet.language} ${snippet.code}`}
          id={optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has two lines
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.snippet}
          // The field must not lose the focus before the insertion.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(snippet)}
        >
          <span className={styles.snippetHead}>
            <b>/{snippet.code}</b>
            <span className={styles.quiet} lang={languages[snippet.language].locale}>
              {languages[snippet.language].name}
            </span>
          </span>
          <span className={styles.snippetText} lang={languages[snippet.language].locale} dir="auto">
            {snippet.text}
          </span>
        </div>
      ))}
    </div>
  )
}
