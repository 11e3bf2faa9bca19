import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Paths of a certificate and its key. */
export interface Certificate {
  cert: string
  key: string
}

/** Creates a certificate for this machine, valid for an hour: HTTP/2 in a browser requires one. */
export function makeCertificate(folder: string): Certificate {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost']
  const made = spawnSync('openssl', ['req', ...request.split(' '), ...names, '-keyout', files.key, '-out', files.cert])
  if (made.status !== 0)
    throw new Error('openssl is missing, which creates the certificate for HTTP/2: apt-get install openssl')
  return files
}
