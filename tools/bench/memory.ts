import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The most memory that processes have held, in bytes. */
export interface PeakMemory {
  /** Of all processes together: the sum of what each held at its own peak. */
  all: number;
  /** Of the largest process. */
  largest: number;
}

/** What Linux tells of a process, as far as it is used here. */
export interface ProcessStatus {
  pid: number;
  parent: number;
  peakBytes: number;
}

const beat = 200;

/**
 * Watches a process and its descendants until the returned function is called, which tells their peak.
 * Undefined on systems other than Linux, which don't tell it in /proc.
 */
export function watchMemory(pid: number): () => PeakMemory | undefined {
  if (!existsSync('/proc/self/status')) return () => undefined;
  const peaks = new Map<number, number>();
  const timer = setInterval(() => {
    for (const status of familyOf(pid, allProcesses())) peaks.set(status.pid, status.peakBytes);
  }, beat);
  return () => {
    clearInterval(timer);
    const all = [...peaks.values()];
    return { all: all.reduce((sum, bytes) => sum + bytes, 0), largest: Math.max(0, ...all) };
  };
}

/** A process and its descendants, out of all processes. */
export function familyOf(pid: number, processes: readonly ProcessStatus[]): ProcessStatus[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return [
    ...processes.filter((process) => process.pid === pid),
    ...children.flatMap((child) => familyOf(child.pid, processes)),
  ];
}

/** Reads the text of a `/proc/<pid>/status`. Undefined where it is of no ordinary process. */
export function readStatus(text: string): ProcessStatus | undefined {
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
  const [pid, parent, kilobytes] = [number('Pid'), number('PPid'), number('VmHWM')];
  if (Number.isNaN(pid + parent + kilobytes)) return undefined;
  return { pid, parent, peakBytes: kilobytes * 1024 };
}

function allProcesses(): ProcessStatus[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readStatus(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
    } catch {
      // It has ended since the folder was listed.
      return [];
    }
  });
}
