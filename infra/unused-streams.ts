import type { Plugin } from 'esbuild';

const MARSHALLER = /[\\/]@smithy[\\/]core[\\/].*[\\/]eventstream-serde[\\/]EventStreamMarshaller\.js$/;
/** Clients make one of these at once; it is asked for something by operations that stream events alone. */
const REFUSING = `
const refuse = () => { throw new Error('No function of this service sends or reads streams of events.'); };
export class EventStreamMarshaller { serialize = refuse; deserialize = refuse; }
export const eventStreamSerdeProvider = () => new EventStreamMarshaller();
`;

/** The clients of S3, Lambda and Bedrock bring a codec for streams of events, of which no function uses an operation. */
export function unusedStreams(): Plugin {
  return {
    name: 'unused-streams',
    setup: (build) => {
      build.onLoad({ filter: MARSHALLER }, () => ({ contents: REFUSING, loader: 'js' }));
    },
  };
}
