import { TextPage } from '../text-page/TextPage'
import { PRIVACY } from './privacyCopy'

/** The privacy policy. */
export default function Privacy() {
  return <TextPage title="Privacy Policy" lead="Last updated 24 November 2026." sections={PRIVACY} />
}
