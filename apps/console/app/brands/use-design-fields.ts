import { BrandDesign, palettesOf } from '@ante/contract/merchant/brand-design.ts'
import { useLingui } from '@lingui/react/macro'

import { colourText, cornersText, pictureText, schemeText } from './brand-texts.ts'

/** Returns a function that names the fields of a design, for comparisons; null for anything else. */
export function useDesignFields(): (design: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  return (value) => {
    const { data } = BrandDesign.safeParse(value)
    if (!data) return null
    const colours = palettesOf(data).flatMap(([scheme, palette]) =>
      Object.entries(colourText).map(([name, text]): [string, string] => {
        // The table of texts has exactly the names of the palette.
        const colour = Object.entries(palette).find(([one]) => one === name)?.[1] ?? ''
        return [`${t(text)} · ${t(schemeText[scheme])}`, colour]
      }),
    )
    const pictures = Object.entries(data.pictures).map(([kind, id]): [string, string] => {
      const name = kind === 'logo' || kind === 'icon' || kind === 'splash' ? t(pictureText[kind].name) : kind
      return [name, id ?? t`Drawn`]
    })
    return Object.fromEntries([...colours, [t`Corners`, t(cornersText[data.corners])], ...pictures])
  }
}
