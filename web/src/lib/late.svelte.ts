// Parts of the table that come after it: null until they are here.

import type * as Parts from "../table/late";

let parts = $state.raw<typeof Parts | null>(null);

export const late = {
  get parts(): typeof Parts | null {
    return parts;
  },
  /** Have them; once more if the connection failed. */
  fetch(): void {
    if (!parts) import("../table/late").then((loaded) => (parts = loaded), () => setTimeout(() => late.fetch(), 2000));
  },
};
