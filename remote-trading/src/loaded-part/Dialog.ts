/** A file of its own, so that the dialog is loaded when one is opened. */
export { Dialog } from '@crossbook/ui'
