import { Component, type ReactNode } from 'react'
import { reportFault } from '../faults/reportFault'
import { SectionFallback } from './SectionFallback'
import type { ModuleAddress } from './screenLoader'

interface ScreenBoundaryProps {
  address: ModuleAddress
  title: string
  children: ReactNode
}

/** Keeps a screen that throws while rendering to itself; Retry mounts it afresh. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportFault(this.props.address, error)
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    if (this.state.failed) return <SectionFallback title={this.props.title} onRetry={this.retry} />
    return this.props.children
  }
}
