import { useCallback, useState } from 'react'

const load = () => import(/* webpackChunkName: "menu-icons" */ './menuIcons')

export type MenuIcons = Awaited<ReturnType<typeof load>>

/**
 * Returns the icons of menu entries, undefined until they are loaded, and a function that loads them. Menus open without them. After a
 * failure, the next call tries again.
 */
export function useMenuIcons() {
  const [icons, setIcons] = useState<MenuIcons>()
  const loadIcons = useCallback(() => {
    load().then(setIcons, () => undefined)
  }, [])
  return { iconOf: icons?.menuIcon, loadIcons }
}
