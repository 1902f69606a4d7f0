import type { Area } from '../../../entrypoints/background/store/state';

/** Extension storage in memory, that can be full, and that can be looked at. */
export class MemoryArea implements Area {
  full = false;
  constructor(public data: Record<string, unknown> = {}) {}
  get = async () => structuredClone(this.data);
  set = async (items: Record<string, unknown>) => {
    await Promise.resolve();
    if (this.full) throw new Error('Resource::kQuotaBytes quota exceeded');
    this.data = { ...this.data, ...structuredClone(items) };
  };
  remove = async (keys: string[]) => {
    await Promise.resolve();
    this.data = Object.fromEntries(Object.entries(this.data).filter(([key]) => !keys.includes(key)));
  };
}
