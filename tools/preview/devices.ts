/** The widths that screenshots are taken at, in CSS pixels. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof widths;
export const devices: readonly Device[] = ['phone', 'desktop'];
