export { askShownRelease } from '../page/askShownRelease'
export { NewReleaseNotice } from './NewReleaseNotice'
