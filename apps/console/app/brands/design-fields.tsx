import type { DesignProblem } from '@ante/brand/design-problems.ts'
import { brandTemplates } from '@ante/brand/templates.ts'
import { BrandPictureKind, BrandScheme, paletteGroups } from '@ante/contract/merchant/brand-design.ts'
import type { BrandDesign, ColourName } from '@ante/contract/merchant/brand-design.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Labelled } from '../content/labelled.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { cornersText, groupText, schemeText } from './brand-texts.ts'
import styles from './brands.module.css'
import { ColourField } from './colour-field.tsx'
import { PictureField } from './picture-field.tsx'

interface DesignFieldsProps {
  design: BrandDesign
  /** Scheme whose colours are edited. */
  scheme: BrandScheme
  problems: readonly DesignProblem[]
  /** Code of the brand, for uploads. */
  brand: string
  isReadOnly: boolean
  onScheme(scheme: BrandScheme): void
  onChange(design: BrandDesign): void
}

const GROUPS = ['surfaces', 'texts', 'action', 'reward', 'states', 'glows', 'helpers'] as const

/** All fields of a design: pictures, corners, and the colours of one scheme. */
export function DesignFields(props: DesignFieldsProps) {
  const { design, scheme, problems, brand, isReadOnly, onChange } = props
  const { t } = useLingui()
  const palette = design.palettes[scheme]
  const setColour = (name: ColourName, colour: string) => {
    if (!palette) return
    onChange({ ...design, palettes: { ...design.palettes, [scheme]: { ...palette, [name]: colour } } })
  }
  return (
    <>
      <section className={styles.part}>
        <h2>
          <Trans>Pictures and shape</Trans>
        </h2>
        <div className={styles.pictures}>
          {BrandPictureKind.options.map((kind) => (
            <PictureField
              key={kind}
              kind={kind}
              brand={brand}
              value={design.pictures[kind]}
              isReadOnly={isReadOnly}
              onChange={(id) => onChange({ ...design, pictures: { ...design.pictures, [kind]: id } })}
            />
          ))}
        </div>
        {!isReadOnly && (
          <Labelled label={t`Corners`}>
            <Select
              label={t`Corners`}
              value={design.corners}
              options={(['square', 'rounded', 'round'] as const).map((value) => ({
                value,
                label: t(cornersText[value]),
              }))}
              onChange={(corners) => onChange({ ...design, corners })}
            />
          </Labelled>
        )}
      </section>
      <SchemeBar {...props} />
      {palette &&
        GROUPS.map((group) => (
          <section key={group} className={styles.part}>
            <h2>{t(groupText[group])}</h2>
            <div className={styles.colours}>
              {paletteGroups[group].map((name) => (
                <ColourField
                  key={`${scheme} ${name}`}
                  name={name}
                  palette={palette}
                  problems={problems.filter((one) => one.scheme === scheme && one.colour === name)}
                  isReadOnly={isReadOnly}
                  onChange={(colour) => setColour(name, colour)}
                />
              ))}
            </div>
          </section>
        ))}
    </>
  )
}

/** Selects the scheme whose colours are edited; adds a second scheme, or removes one of two. */
function SchemeBar({ design, scheme, problems, isReadOnly, onScheme, onChange }: DesignFieldsProps) {
  const { t } = useLingui()
  const missing = BrandScheme.options.find((one) => design.palettes[one] === null)
  const add = (added: BrandScheme) => {
    onChange({ ...design, palettes: { ...design.palettes, [added]: brandTemplates.harbour.palettes[added] } })
    onScheme(added)
  }
  return (
    <div className={styles.schemes}>
      <fieldset aria-label={t`Scheme`} className={styles.choices}>
        {BrandScheme.options
          .filter((one) => design.palettes[one] !== null)
          .map((one) => {
            const { length: count } = problems.filter((problem) => problem.scheme === one)
            return (
              <Button
                key={one}
                size="small"
                kind={one === scheme ? 'main' : 'plain'}
                aria-pressed={one === scheme}
                onPress={() => onScheme(one)}
              >
                {t(schemeText[one])}
                {count > 0 && <span aria-label={t`${count} problems`}>{` · ${count}`}</span>}
              </Button>
            )
          })}
      </fieldset>
      {!isReadOnly && missing && (
        <Button size="small" kind="quiet" onPress={() => add(missing)}>
          {missing === 'dark' ? t`Add a dark scheme` : t`Add a light scheme`}
        </Button>
      )}
      {!isReadOnly && !missing && (
        <Button
          size="small"
          kind="quiet"
          onPress={() => onChange({ ...design, palettes: { ...design.palettes, [scheme]: null } })}
        >
          {scheme === 'dark' ? t`Remove the dark scheme` : t`Remove the light scheme`}
        </Button>
      )}
    </div>
  )
}
