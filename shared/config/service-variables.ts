import { SERVICES } from '../domain/services.ts';
import { type Variables, setting, word } from './variable.ts';

/** Base URL and, where it takes one, key of each service that is searched or that reranks: `TAVILY_BASE_URL`, `TAVILY_API_KEY`. */
export const SERVICE_VARIABLES: Variables = Object.fromEntries(
  SERVICES.flatMap((service) => {
    const place = setting('baseUrl', service.name, {
      fallback: service.baseUrl,
      parse: word,
      hint: 'a URL of http or https',
      meaning: `Where the paths of ${service.title} begin`,
    });
    const key = setting('apiKey', service.name, {
      fallback: undefined,
      parse: word,
      hint: 'the key',
      meaning: service.keyMeaning,
    });
    const hasKey = service.keyMeaning !== '';
    return [
      [`${service.variable}_BASE_URL`, place] as const,
      ...(hasKey ? [[`${service.variable}_API_KEY`, key] as const] : []),
    ];
  }),
);
