/** The engine backs up what was typed half a second after the last change. */
export const BACKUP_MS = 700;
