import { contrast } from '@ante/brand/contrast.ts'
import type { DesignProblem } from '@ante/brand/design-problems.ts'
import { groundsOf } from '@ante/brand/palette-pairs.ts'
import type { ColourName, Palette } from '@ante/contract/merchant/brand-design.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { colourText } from './brand-texts.ts'
import styles from './brands.module.css'

interface ColourFieldProps {
  name: ColourName
  palette: Palette
  /** Problems of this colour. */
  problems: readonly Omit<DesignProblem, 'scheme'>[]
  isReadOnly: boolean
  onChange(colour: string): void
}

const HEX = /^#?([0-9a-f]{6})$/i

/** A colour with its contrast on each background that it is text on, and the nearest colour that passes. */
export function ColourField({ name, palette, problems, isReadOnly, onChange }: ColourFieldProps) {
  const { t } = useLingui()
  const label = t(colourText[name])
  const value = palette[name]
  const [suggestion] = problems.flatMap((problem) => problem.suggestion ?? [])
  const failing = new Set(problems.filter(({ kind }) => kind === 'contrast').map(({ against }) => against))
  const isSimilar = problems.some(({ kind }) => kind === 'similar')
  return (
    <fieldset aria-label={label} className={styles.colour} data-problem={problems.length > 0 || undefined}>
      <input
        type="color"
        aria-label={t`${label}: colour`}
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.named}>
        <span>{label}</span>
        <HexInput label={t`${label}: code`} value={value} isReadOnly={isReadOnly} onChange={onChange} />
      </div>
      <ul className={styles.pairs}>
        {groundsOf(name).map((ground) => {
          const ratio = contrast(value, palette[ground]).toFixed(1)
          const groundText = t(colourText[ground])
          const isFailing = failing.has(ground)
          return (
            <li key={ground} data-failing={isFailing || undefined} title={groundText}>
              <span className={styles.sample} style={{ background: palette[ground] }} aria-hidden>
                <span style={{ background: value }} />
              </span>
              <span>{isFailing ? t`${ratio} on ${groundText}: too low` : t`${ratio} on ${groundText}`}</span>
            </li>
          )
        })}
      </ul>
      {problems.length > 0 && (
        <div className={styles.advice}>
          {isSimilar && <span>{t`Too similar to the colour of losses.`}</span>}
          {suggestion === undefined ? (
            <span>{t`No shade of it passes on all backgrounds. Change a background.`}</span>
          ) : (
            !isReadOnly && (
              <Button size="small" onPress={() => onChange(suggestion)}>
                <span className={styles.swatch} style={{ background: suggestion }} aria-hidden />
                {t`Use ${suggestion}`}
              </Button>
            )
          )}
        </div>
      )}
    </fieldset>
  )
}

interface HexInputProps {
  label: string
  value: string
  isReadOnly: boolean
  onChange(colour: string): void
}

/** The code of a colour. What is typed stays until it is a valid code; leaving the field shows the current colour. */
function HexInput({ label, value, isReadOnly, onChange }: HexInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      aria-label={label}
      aria-invalid={typed !== null && !HEX.test(typed)}
      value={typed ?? value}
      readOnly={isReadOnly}
      maxLength={7}
      spellCheck={false}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        const [, hex] = HEX.exec(target.value) ?? []
        if (hex !== undefined) onChange(`#${hex.toLowerCase()}`)
      }}
    />
  )
}
