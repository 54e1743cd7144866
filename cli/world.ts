import type {
  Check,
  LogFailure,
  OpenSession,
  Preflight,
  Repair,
  Replay,
  Serve,
} from '#shared/api/session.ts';
import type { Terminal } from './terminal.ts';

/** What commands reach beyond their arguments; tests give their own. */
export interface World {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly serve: Serve;
  readonly replay: Replay;
  readonly repair: Repair;
  readonly check: Check;
  readonly preflight: Preflight;
  readonly logFailure: LogFailure;
  /** Opens a file or an address as the person's desktop does; false where there is none that could. */
  readonly openOutside: (target: string) => Promise<boolean>;
  readonly interrupted: AbortSignal;
}
