export {
  breakpoint,
  color,
  font,
  heat,
  height,
  layer,
  media,
  motion,
  radius,
  rem,
  size,
  space,
  stroke,
  type,
} from './tokens'

export type { Elements } from './elements'
export { Icon } from './icon/Icon'
export {
  arrowDownIcon,
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  bellIcon,
  chatIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  closeIcon,
  copyIcon,
  dangerIcon,
  depositIcon,
  downloadIcon,
  externalIcon,
  gridIcon,
  homeIcon,
  infoIcon,
  logoutIcon,
  mailIcon,
  menuIcon,
  minusIcon,
  pauseIcon,
  phoneIcon,
  playIcon,
  plusIcon,
  searchIcon,
  settingsIcon,
  successIcon,
  trashIcon,
  warningIcon,
  withdrawIcon,
} from './icon/iconShapes'
export type { IconShape } from './icon/iconShapes'
export { eyeIcon, eyeOffIcon } from './icon/eyeIconShapes'
export {
  chartIcon,
  codeIcon,
  giftIcon,
  historyIcon,
  lockIcon,
  refreshIcon,
  sendIcon,
  shieldIcon,
  sortIcon,
  starIcon,
  swapIcon,
  userIcon,
  walletIcon,
} from './icon/subjectIconShapes'

export { Button } from './button/Button'
export type { ButtonProps } from './button/Button'
export { ButtonLink } from './button/ButtonLink'
export type { ButtonLinkProps } from './button/ButtonLink'
export { IconButton } from './button/IconButton'
export type { IconButtonProps } from './button/IconButton'
export type { ButtonSize, ButtonVariant } from './button/buttonLook'

export { AmountInput } from './field/AmountInput'
export { DecimalField } from './field/DecimalField'
export { Checkbox } from './field/Checkbox'
export { CoinOption } from './field/CoinOption'
export { Field } from './field/Field'
export { PasswordInput } from './field/PasswordInput'
export { Select } from './field/Select'
export { Switch } from './field/Switch'
export { TextArea } from './field/TextArea'
export { SearchField } from './field/SearchField'
export { TextInput } from './field/TextInput'
export type { TextInputProps } from './field/TextInput'

export { Card } from './card/Card'
export type { CardProps } from './card/Card'
export { SectionHeading } from './card/SectionHeading'
export type { SectionHeadingProps } from './card/SectionHeading'
export { afterFrame } from './page/afterFrame'
export { Arrived, stillArriving } from './page/arriving'
export { BelowFirstView } from './page/BelowFirstView'
export { PageBody } from './page/PageBody'
export { PageHeader } from './page/PageHeader'

export { notify, SESSION_TOPIC, TOAST_MS } from './toast/notify'
export { Toaster } from './toast/Toaster'
export type { ToastMessage } from './toast/ToastText'
export { useLogOut } from './log-out/useLogOut'

export { addressChoice, addressText } from './address/addressForms'
export type { AddressForm } from './address/addressForms'
export { useAddressSort } from './address/useAddressSort'
export { useAddressState } from './address/useAddressState'

export { DataTable } from './table/DataTable'
export type { Column } from './table/column'
export { RowLink } from './table/RowLink'
export { sortRows } from './table/sorting'
export type { SortValue, TableSort } from './table/sorting'

export { coversPageEnd } from './focus/coversPageEnd'
export { coveringLook } from './focus/coveringLook'
export { moveFocus } from './focus/moveFocus'
export type { Axis } from './focus/moveFocus'
export { useBackOnline, useIsOnline } from './connection/useIsOnline'
export { useCombobox } from './combobox/useCombobox'
export { Tabs } from './tabs/Tabs'
export type { Choice } from './tabs/Tabs'
export { SegmentedControl } from './tabs/SegmentedControl'

export { DimmedZeros } from './data/DimmedZeros'
export { ChangeText } from './data/ChangeText'
export type { FormattedChange } from './data/ChangeText'
export { DescriptionItem, DescriptionList } from './data/DescriptionList'
export { PauseButton } from './data/PauseButton'
export { SampleDataNote } from './data/SampleDataNote'
export { translateOf } from './data/translateOf'
export { ShareBar } from './data/ShareBar'
export { Sparkline } from './data/Sparkline'
export { sparklinePath } from './data/sparklinePath'
export { Stat, StatGrid } from './data/StatGrid'
export { CoinLogo } from './coin-logo/CoinLogo'

export { CopyButton } from './copy/CopyButton'
export { COPIED_MS, useCopy } from './copy/useCopy'

export { Dialog } from './dialog/Dialog'
export { Drawer } from './dialog/Drawer'
export { useScrollLock } from './dialog/useScrollLock'

export { Badge } from './notice/Badge'
export type { BadgeTone } from './notice/Badge'
export { ConfirmNotice } from './notice/ConfirmNotice'
export { EmptyState } from './notice/EmptyState'
export { Notice } from './notice/Notice'
export type { NoticeTone } from './notice/Notice'
export { Skeleton } from './spinner/Skeleton'
export { Spinner } from './spinner/Spinner'
export { SpinnerRing } from './spinner/SpinnerRing'

export { useCloseFromLarge } from './breakpoint/useCloseFromLarge'
export { CardGrid, Cluster, Prose, SplitLayout, Stack } from './layout/layout'
export { hiddenFromSight } from './visually-hidden/hiddenFromSight'
export { setBalancesHidden, useBalancesHidden } from './hidden-balances/hiddenBalances'
export { formatLongUtcDay, formatUtcDay } from './data/utcDay'
export { SwapPanel, SwapPanels, SwapSeam } from './layout/swapPanels'
export { COMPACT_DENSITY, compactPage } from './preference/compactPage'
export { BalancesToggle } from './hidden-balances/BalancesToggle'
export { Masked } from './hidden-balances/Masked'
export { ByPreference } from './preference/ByPreference'
export { createStoredValue, useStoredValue } from './preference/storedValue'
export type { StoredValue } from './preference/storedValue'
export { useIsFirstRender } from './preference/useIsFirstRender'
export { VisuallyHidden } from './visually-hidden/VisuallyHidden'
