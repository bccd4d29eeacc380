export { askShownRelease } from './askShownRelease'
export { NewReleaseNotice } from './NewReleaseNotice'
