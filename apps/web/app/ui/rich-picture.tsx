import { usePictureSource } from './use-picture-source.ts'

/** A picture within a merchant's text. It is replaced with its alternative text if it cannot be loaded. */
export function RichPicture({ address, texts }: { address: string; texts: string }) {
  const { source, ref, fail } = usePictureSource(address)
  if (source === null) return texts
  return <img key={source} ref={ref} src={source} alt={texts} loading="lazy" decoding="async" onError={fail} />
}
