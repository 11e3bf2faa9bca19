import type { Sheet } from './sheet.ts'

/** Height of a relief: a thin trim, a limb, a body. */
export type Relief = 1 | 2 | 3

const depth = {
  1: { blur: 1.2, scale: 2.2, drop: 1.5 },
  2: { blur: 2.8, scale: 4, drop: 3.5 },
  3: { blur: 5.5, scale: 7, drop: 7 },
} as const

/**
 * Returns a filter that lights a shape from the upper left: a highlight where the form faces the light, a shade where
 * it does not. It uses only the alpha channel, so any path can have a relief.
 */
export function relief(sheet: Sheet, level: Relief, shade: string): string {
  const { blur, scale, drop } = depth[level]
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="hill"/>` +
      `<feSpecularLighting in="hill" surfaceScale="${scale}" specularConstant=".75" specularExponent="22" lighting-color="#fffbe8" result="spot">` +
      `<feDistantLight azimuth="238" elevation="46"/></feSpecularLighting>` +
      `<feComposite in="spot" in2="SourceAlpha" operator="in" result="glint"/>` +
      `<feOffset in="hill" dx="${-drop * 0.45}" dy="${-drop}" result="moved"/>` +
      `<feComposite in="SourceAlpha" in2="moved" operator="out" result="away"/>` +
      `<feFlood flood-color="${shade}" flood-opacity=".62"/><feComposite in2="away" operator="in" result="shade"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="glint"/></feMerge></filter>`,
  )
  return `url(#${id})`
}

/** A soft shadow below the content. */
export function dropShadow(sheet: Sheet, reach: number, colour: string, opacity: number): string {
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">` +
      `<feDropShadow dx="0" dy="${reach}" stdDeviation="${reach * 0.8}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`,
  )
  return `url(#${id})`
}
