import * as z from 'zod';
import { SignIn } from '../sign-in.ts';
import { optionalText } from './kinds.ts';
import { setting } from './setting.ts';

/** The settings of the function that serves the viewer; all set by a deployment that has one. */
export const ViewerSettings = z.object({
  bucketName: setting(optionalText, {
    variable: 'VIEWER_BUCKET',
    hint: 'the name of a bucket',
    meaning: 'Private bucket with the files of the viewer',
    setBy: 'deployment',
  }),
  files: setting(z.record(z.string(), z.string()).readonly(), {
    variable: 'VIEWER_FILES',
    fallback: {},
    hint: 'JSON of file names with the key of each',
    meaning: 'Where the files of the viewer are in their bucket',
    setBy: 'deployment',
  }),
  signIn: setting(SignIn.optional(), {
    variable: 'VIEWER_SIGN_IN',
    hint: 'JSON with authorizationUrl, tokenUrl and clientId',
    meaning: 'How people who open the viewer sign in',
    setBy: 'deployment',
  }),
});
