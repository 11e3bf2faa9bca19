import { renderSVG } from 'uqr'

const SIZE_PX = 192
/** Quiet zone that scanners require, in modules. Source: ISO/IEC 18004. */
const QUIET_MODULES = 4

/** A text as a QR code: dark on light in every theme, because cameras do not read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const svg = renderSVG(text, { border: QUIET_MODULES })
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return <img src={src} alt={label} width={SIZE_PX} height={SIZE_PX} />
}
