import { ServiceUnavailable } from '#shared/errors.ts';

/** Where no pages are read, no text is held against them. */
export async function refuseChecks(): Promise<never> {
  throw new ServiceUnavailable('This service reads no pages for checks.', {
    remedy:
      'Check the text on your own machine (plumbline check FILE). Whoever runs the service lets it read pages: locally by a provider that searches the web in SEARCH_PROVIDERS, on AWS by streamsEvents.',
  });
}
