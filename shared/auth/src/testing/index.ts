export { ann, aSession, changeInAnotherTab, leaveStored, noNetwork, refusal } from './scriptedService'
export { TestAuthProvider } from './TestAuthProvider'
export { answerLater, keepStored, visitRestoring, visitSignedIn, visitSignedOut } from './visits'
