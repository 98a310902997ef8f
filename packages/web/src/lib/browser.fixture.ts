/** Tests only: what every browser has and jsdom lacks. Nothing is laid out there, so there is nothing to observe. */
class SilentObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= SilentObserver;
