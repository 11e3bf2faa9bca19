import { MAX_SECTIONS } from '@ante/contract/console/agreements.ts'
import type { AgreementSection } from '@ante/contract/console/agreements.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './content.module.css'
import { RichTextField } from './rich-text-field.tsx'

interface AgreementSectionsProps {
  sections: readonly AgreementSection[]
  language: Language
  isReadOnly: boolean
  onChange(sections: AgreementSection[]): void
}

/** The sections of terms in one language; one at a time is edited. */
export function AgreementSections({ sections, language, isReadOnly, onChange }: AgreementSectionsProps) {
  const { t } = useLingui()
  const [openAt, setOpenAt] = useState(0)
  const at = Math.min(openAt, sections.length - 1)
  const add = () => {
    onChange([...sections, { title: '', html: '' }])
    setOpenAt(sections.length)
  }
  const move = (to: number) => {
    onChange(moved(sections, at, to))
    setOpenAt(to)
  }
  const open = sections[at]
  return (
    <>
      {sections.length > 0 && (
        <ol className={styles.sections}>
          {sections.map(({ title }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Sections have no ids, and their titles change.
            <li key={index}>
              <button
                type="button"
                className={styles.section}
                aria-current={index === at}
                onClick={() => setOpenAt(index)}
              >
                {index + 1}. {title || t`Without a title`}
              </button>
            </li>
          ))}
        </ol>
      )}
      {open && (
        <SectionFields
          key={`${language} ${at} ${sections.length}`}
          section={open}
          language={language}
          isReadOnly={isReadOnly}
          onChange={(changed) => onChange(sections.map((one, index) => (index === at ? { ...one, ...changed } : one)))}
        />
      )}
      {!isReadOnly && (
        <div className={styles.sectionTools}>
          {open && (
            <>
              <Button isDisabled={at === 0} onPress={() => move(at - 1)}>
                <ArrowUp size={14} aria-hidden />
                <Trans>Move up</Trans>
              </Button>
              <Button isDisabled={at === sections.length - 1} onPress={() => move(at + 1)}>
                <ArrowDown size={14} aria-hidden />
                <Trans>Move down</Trans>
              </Button>
              <Button onPress={() => onChange(sections.filter((_, index) => index !== at))}>
                <Trash2 size={14} aria-hidden />
                <Trans>Delete section</Trans>
              </Button>
            </>
          )}
          <Button isDisabled={sections.length >= MAX_SECTIONS} onPress={add}>
            <Plus size={14} aria-hidden />
            <Trans>Add section</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

interface SectionFieldsProps {
  section: AgreementSection
  language: Language
  isReadOnly: boolean
  onChange(changed: Partial<AgreementSection>): void
}

function SectionFields({ section, language, isReadOnly, onChange }: SectionFieldsProps) {
  const { t } = useLingui()
  const { name } = details[language]
  return (
    <>
      <TextField
        label={t`Title in ${name}`}
        value={section.title}
        onChange={(title) => onChange({ title })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
      <RichTextField
        label={t`Text in ${name}`}
        value={section.html}
        isReadOnly={isReadOnly}
        onChange={(html) => onChange({ html })}
      />
    </>
  )
}
