import { ownDataFolder } from '#local/data-folder.ts';
import { type System, type SystemOptions, openOn } from '#local/system.ts';
import type { Config } from '#shared/config.ts';

/** The system of the data folder that a configuration names, in this process and this thread. */
export async function openSystem(config: Config, options: SystemOptions = {}): Promise<System> {
  const folder = await ownDataFolder({ folder: config.local.dataFolder, tableName: config.store.tableName });
  return openOn(folder, config, options);
}
