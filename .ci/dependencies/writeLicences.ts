import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { LICENCES_FILE, licenceList, licensedPackages } from './licences'

const root = path.resolve(import.meta.dirname, '../..')
writeFileSync(path.join(root, LICENCES_FILE), licenceList(licensedPackages(root)))
console.log(`Wrote ${LICENCES_FILE}`)
