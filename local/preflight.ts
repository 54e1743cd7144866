import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { createModel, describeModel } from '#shared/adapters/index.ts';
import { checkCorpusFolders } from '#shared/adapters/search/corpus/folders.ts';
import { isReachable } from '#shared/adapters/search/reachability.ts';
import type { Finding, Preflight, PreflightOptions } from '#shared/api/session.ts';
import { type Config, readConfig } from '#shared/config.ts';
import { expandProviders, titleOfProvider } from '#shared/domain/automatic-providers.ts';
import { SERVICES } from '#shared/domain/services.ts';
import { isPlumblineError, safeMessage, codeOf } from '#shared/errors.ts';
import { makeFolder } from '#shared/make-folder.ts';
import type { Model } from '#shared/ports/model.ts';
import { readOwner } from './data-folder.ts';
import { lookAtReceivers, lookAtSearxng } from './preflight-outside.ts';

/** Looks at everything that research needs; what is found is reported at once and given back together. */
export const preflight: Preflight = async (options) => {
  const findings: Finding[] = [];
  const report = (finding: Finding): void => {
    findings.push(finding);
    options.onFinding(finding);
  };
  report({ about: 'Node.js', state: 'works', text: process.versions.node });
  const config = readSettings(options, report);
  if (config === undefined) return findings;
  report(await lookAtFolder(config));
  report(lookAtCorpus(config));
  for (const finding of await lookAtModel(config, options)) report(finding);
  for (const finding of await lookAtProviders(config)) report(finding);
  for (const finding of await lookAtReceivers(config)) report(finding);
  return findings;
};

function readSettings(
  { dataFolder, model }: PreflightOptions,
  report: (finding: Finding) => void,
): Config | undefined {
  try {
    const config = readConfig({
      ...(dataFolder === undefined ? {} : { PLUMBLINE_DATA: dataFolder }),
      ...(model === undefined ? {} : { MODEL_PROVIDER: model }),
    });
    report({ about: 'Settings', state: 'works', text: 'all usable' });
    return config;
  } catch (error) {
    report(failing('Settings', error));
    return undefined;
  }
}

const LEAST_BYTES = 100_000_000;

async function lookAtFolder({ local }: Config): Promise<Finding> {
  const about = 'Data folder';
  const path = resolve(local.dataFolder);
  try {
    makeFolder(path, 0o700);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(path);
    const free = bavail * bsize;
    const room = `${Math.floor(free / 1_000_000)} MB free`;
    if (free < LEAST_BYTES) {
      const remedy = 'Make room, or name another folder with PLUMBLINE_DATA.';
      return { about, state: 'fails', text: `${path}: only ${room}`, remedy };
    }
    const owner = await readOwner(path);
    const user = owner?.port === undefined ? '' : `; served at http://127.0.0.1:${owner.port}`;
    return { about, state: 'works', text: `${path}, ${room}${user}` };
  } catch (error) {
    const remedy = `Make ${dirname(path)} a folder that may be written, or name another one with PLUMBLINE_DATA.`;
    return {
      about,
      state: 'fails',
      text: `${path} cannot be written (${codeOf(error) || 'unknown'})`,
      remedy,
    };
  }
}

function lookAtCorpus({ local, search }: Config): Finding {
  const about = 'Documents';
  try {
    if (local.corpusFolders.length > 0 || search.providers.includes('corpus')) {
      checkCorpusFolders(local.corpusFolders);
    }
    const named = Object.values(local.corpora);
    if (named.length > 0) checkCorpusFolders(named);
    const searched = local.corpusFolders.join(', ');
    return {
      about,
      state: 'works',
      text: searched === '' ? 'the documentation of the installed packages' : searched,
    };
  } catch (error) {
    return failing(about, error);
  }
}

async function lookAtModel(
  config: Config,
  { asksModel, onFinding }: PreflightOptions,
): Promise<readonly Finding[]> {
  const about = 'Model';
  try {
    const model = await createModel(config);
    if (model.name === 'none') {
      return [
        { about, state: 'works', text: 'none: every step runs on code alone, reports are made of quotes' },
      ];
    }
    const described = describeModel(model).replace(/^Model: |\.$/gu, '');
    if (!asksModel) return [{ about, state: 'warns', text: `${described}; not asked` }];
    onFinding({ about, state: 'works', text: `asking ${described} one thing, for ${priceOf(model)}` });
    return [await askOnce(model)];
  } catch (error) {
    return [{ remedy: modelRemedy(config), ...failing(about, error) }];
  }
}

/** What to do where the failure itself says nothing of the kind. */
function modelRemedy({ model, store }: Config): string {
  if (model.provider === 'bedrock') {
    return `Sign in to AWS (aws sso login), and ask for access to the model in ${store.region}.`;
  }
  return `Start the server at ${new URL(model.openaiBaseUrl).host} (ollama serve, for one), or set OPENAI_BASE_URL.`;
}

const PROMPT_TOKENS = 100;
const ANSWER_TOKENS = 50;

/** At most, before it is asked. */
function priceOf(model: Model): string {
  const price = model.priceOf?.('planner');
  if (price === undefined) return 'a price that is not known (set MODEL_PRICES)';
  const usd = (price.input * PROMPT_TOKENS + price.output * ANSWER_TOKENS) / 1_000_000;
  return `about ${usd.toFixed(6)} USD`;
}

async function askOnce(model: Model): Promise<Finding> {
  const began = performance.now();
  const { usage } = await model.complete({
    role: 'planner',
    system: 'You answer with JSON alone.',
    user: 'Say that you are there.',
    schema: z.object({ there: z.boolean() }),
    schemaName: 'presence',
    maximumTokens: ANSWER_TOKENS,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const usd = usage.usd === undefined ? '' : `, ${usage.usd.toFixed(6)} USD`;
  return { about: 'Model', state: 'works', text: `${usage.modelId} answers in ${seconds} s${usd}` };
}

const PATIENCE_MILLISECONDS = 3000;

/** A provider that is not reached is searched by nobody; the others go on. */
async function lookAtProviders(config: Config): Promise<readonly Finding[]> {
  const names = expandProviders(config.search.providers, config).filter((name) => name !== 'corpus');
  const looked = await Promise.all(names.map(async (name) => lookAtProvider(name, config)));
  const known = looked.filter((finding) => finding !== undefined);
  const isAllSilent = known.length > 0 && known.every(({ state }) => state !== 'works');
  return isAllSilent ? [...known, NO_NETWORK] : known;
}

const NO_NETWORK: Finding = {
  about: 'Network',
  state: 'warns',
  text: 'no service is reached',
  remedy: 'Without a network your own documents are searched: --corpus FOLDER.',
};

async function lookAtProvider(name: string, config: Config): Promise<Finding | undefined> {
  if (name === 'searxng') return lookAtSearxng(config);
  const { baseUrl, apiKey } = config;
  const service = SERVICES.find((one) => one.name === name);
  if (!service) return undefined;
  const about = titleOfProvider(name);
  const url = baseUrl[service.name];
  const hasKey = apiKey[service.name] !== undefined;
  if (service.needsKey === 'always' && !hasKey) {
    const remedy = `Set ${service.variable}_API_KEY, or leave ${name} out of SEARCH_PROVIDERS.`;
    return { about, state: 'fails', text: 'has no key', remedy };
  }
  if (url !== undefined && (await isReachable(url, PATIENCE_MILLISECONDS))) {
    return { about, state: 'works', text: hasKey ? 'reached; its key is set' : 'reached' };
  }
  const remedy = `Check the network, or ${service.variable}_BASE_URL.`;
  return { about, state: 'warns', text: 'not reached, and so not searched', remedy };
}

function failing(about: string, error: unknown): Finding {
  if (!isPlumblineError(error)) throw error;
  const { remedy } = error;
  return { about, state: 'fails', text: safeMessage(error), ...(remedy === undefined ? {} : { remedy }) };
}
