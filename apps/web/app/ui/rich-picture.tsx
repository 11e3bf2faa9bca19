import { usePictureSource } from './use-picture-source.ts'

/** A picture within a merchant's text. It is replaced with its alternative text if it cannot be loaded. */
export function RichPicture({ address, description }: { address: string; description: string }) {
  const { source, ref, fail } = usePictureSource(address)
  if (source === null) return description
  return <img key={source} ref={ref} src={source} alt={description} loading="lazy" decoding="async" onError={fail} />
}
