import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import type { CheckedSource, TextCheck } from '../domain/text-check.ts';
import type { Transport } from './client.ts';

export interface SessionOptions {
  /** The address of a service elsewhere; undefined: that of the configuration, else the service on this machine. */
  readonly url: string | undefined;
  /** `records`: only what is kept is looked at or changed, so that no index is brought up to date and no job goes on. */
  readonly purpose: 'research' | 'records';
  /** Undefined: the folder of the configuration. */
  readonly dataFolder: string | undefined;
  /** Empty: those of the configuration. */
  readonly corpusFolders: readonly string[];
  /** Search providers that must be there; empty: those of the configuration. */
  readonly providers: readonly string[];
  /** Where models are asked; undefined: as the configuration says. */
  readonly model: ModelProvider | undefined;
  /** How long a person at a terminal is waited for; undefined: as the configuration says. */
  readonly inputWaitSeconds: number | undefined;
  /** Called with what a person may want to know: an index that was made again, a job that goes on. */
  readonly note: (message: string) => void;
  /** Done while jobs run beside this thread; never where they run elsewhere. What fails is left to whoever needs it. */
  readonly whileWaiting?: () => Promise<unknown>;
}

/** A way to the service: a running server that owns the data folder, or the whole system in this process. */
export interface Session {
  readonly transport: Transport;
  /** Absolute. */
  readonly dataFolder: string;
  /** Where what went wrong is written down; undefined for a service elsewhere. */
  readonly logFile: string | undefined;
  /** Address of the running server, when there is one. */
  readonly serverUrl: string | undefined;
  /** Unfinished jobs that go on in this process now. */
  readonly resumedJobs: number;
  /**
   * Resolves, with the failure, when the job stands still in this process because not even its end could be written,
   * as on a full disk; else never.
   */
  stuck(jobId: string): Promise<unknown>;
  /** Lets go of the data folder; jobs that run here can be resumed later. */
  close(): Promise<void>;
}

export type OpenSession = (options: SessionOptions) => Promise<Session>;

export interface ServeOptions {
  readonly dataFolder: string | undefined;
  readonly corpusFolders: readonly string[];
  /** Where models are asked; undefined: as the configuration says. */
  readonly model: ModelProvider | undefined;
  /** Undefined: the port of the configuration. */
  readonly port: number | undefined;
  readonly note: (message: string) => void;
}

/** The system behind HTTP. */
export interface Server {
  readonly url: string;
  readonly dataFolder: string;
  /** Where what went wrong is written down. */
  readonly logFile: string;
  /** Unfinished jobs that go on now. */
  readonly resumedJobs: number;
  close(): Promise<void>;
}

export type Serve = (options: ServeOptions) => Promise<Server>;

/**
 * Writes an error that nobody foresaw into the log of the data folder (undefined: that of the configuration); gives the
 * path of the log, undefined when it could not be written.
 */
export type LogFailure = (error: unknown, dataFolder: string | undefined) => Promise<string | undefined>;

export interface ReplayOptions {
  readonly jobId: string;
  /** Undefined: the folder of the configuration. */
  readonly dataFolder: string | undefined;
}

/** A report that was made once more from what its job has recorded. */
export interface Replayed {
  /** `report.json`, `report.md` and `report.html`, as they came out now. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Where they first differ from those that are stored; undefined when they are the same, byte for byte. */
  readonly difference: string | undefined;
}

/**
 * Makes the report of a finished job again without asking anyone. Throws NotFound when there is no such job or its
 * report is gone, Conflict when the job has no report.
 */
export type Replay = (options: ReplayOptions) => Promise<Replayed>;

export interface CheckOptions {
  /** Shown with the findings. */
  readonly name: string;
  readonly text: string;
  readonly form: 'text' | 'html';
  /** Undefined: the folder of the configuration. */
  readonly dataFolder: string | undefined;
  /** Folders whose files the text may cite; files anywhere else are not read. */
  readonly corpusFolders: readonly string[];
  /** Called with each source as soon as it is read or given up. */
  readonly onSource: (source: CheckedSource, done: number, total: number) => void;
}

/** What a text of others is worth. */
export interface Checked {
  readonly check: TextCheck;
  /** `check.md`, `check.html` and `check.json`. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Holds a text against the sources that it cites, which are read and archived in the data folder. */
export type Check = (options: CheckOptions) => Promise<Checked>;

export interface RepairOptions {
  /** Undefined: the folder of the configuration. */
  readonly dataFolder: string | undefined;
}

/** What became of a damaged table. */
export interface Repaired {
  /** What could not be read; nothing where the table is whole, and was left as it is. */
  readonly damages: readonly string[];
  /** How many items were kept. */
  readonly items: number;
  /** What is known to be missing. */
  readonly losses: readonly string[];
  /** Where the damaged table is kept. */
  readonly copy: string | undefined;
}

/** Rebuilds the table of a data folder from what can be read of it. Throws EnvironmentFailure when the folder is in use. */
export type Repair = (options: RepairOptions) => Promise<Repaired>;

export interface PreflightOptions {
  /** Undefined: the folder of the configuration. */
  readonly dataFolder: string | undefined;
  /** As the configuration says where undefined. */
  readonly model: ModelProvider | undefined;
  /** Whether a model may be asked one small thing, which may cost. */
  readonly asksModel: boolean;
  /** Called with each finding as soon as it is known. */
  readonly onFinding: (finding: Finding) => void;
}

/** What one look at the surroundings has found. */
export interface Finding {
  /** What was looked at: `Node.js`, `Data folder`. */
  readonly about: string;
  /** `warns` of what research can do without. */
  readonly state: 'works' | 'warns' | 'fails';
  /** What was found. */
  readonly text: string;
  /** What to do about it. */
  readonly remedy?: string;
}

/** Looks at everything that research needs, before it is needed; throws nothing for what it finds. */
export type Preflight = (options: PreflightOptions) => Promise<readonly Finding[]>;
