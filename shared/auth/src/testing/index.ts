export { ann, aSession, changeInAnotherTab, leaveStored, noNetwork, refusal } from './scriptedService'
export { TestAuthProvider } from './TestAuthProvider'
export { answerLater, visitRestoring, visitSignedIn, visitSignedOut } from './visits'
