import * as z from 'zod';
import { Corpora } from '../corpora.ts';
import { httpUrl, names, optionalText, optionalUrl, text } from './kinds.ts';
import { setting } from './setting.ts';

/** Where things are kept and run on AWS. */
export const StoreSettings = z.object({
  tableName: setting(text.min(1), {
    variable: 'TABLE_NAME',
    fallback: 'plumbline',
    hint: 'the name of a table',
    meaning: 'DynamoDB table',
    setBy: 'deployment',
  }),
  bucketName: setting(optionalText, {
    variable: 'BUCKET_NAME',
    hint: 'the name of a bucket',
    meaning: 'S3 bucket of the archive',
    setBy: 'deployment',
  }),
  stateMachineArn: setting(optionalText, {
    variable: 'STATE_MACHINE_ARN',
    hint: 'an ARN',
    meaning: 'State machine of the research',
    setBy: 'deployment',
  }),
  batchStateMachineArn: setting(optionalText, {
    variable: 'BATCH_STATE_MACHINE_ARN',
    hint: 'an ARN',
    meaning: 'State machine that submits the lines of batches',
    setBy: 'deployment',
  }),
  dispatchFunctionName: setting(optionalText, {
    variable: 'DISPATCH_FUNCTION_NAME',
    hint: 'a name',
    meaning: 'Lambda function that starts queued jobs; unset in that function itself',
    setBy: 'deployment',
  }),
  dynamodbEndpoint: setting(optionalUrl, {
    variable: 'AWS_ENDPOINT_URL_DYNAMODB',
    meaning: 'Another DynamoDB endpoint',
  }),
  s3Endpoint: setting(optionalUrl, { variable: 'AWS_ENDPOINT_URL_S3', meaning: 'Another S3 endpoint' }),
  keysSecretArn: setting(optionalText, {
    variable: 'API_KEYS_SECRET_ARN',
    hint: 'an ARN',
    meaning: 'Secret with API keys as JSON by the name of their variable',
    setBy: 'deployment',
  }),
  region: setting(text, {
    variable: 'AWS_REGION',
    fallback: 'us-east-1',
    hint: 'a region',
    meaning: 'AWS region',
    setBy: 'deployment',
  }),
});

/** Where things are kept and found on this machine. */
export const LocalSettings = z.object({
  dataFolder: setting(text.min(1), {
    variable: 'PLUMBLINE_DATA',
    fallback: '.plumbline',
    hint: 'a folder',
    meaning: 'Data of the local runtime',
    setBy: 'deployment',
  }),
  corpusFolders: setting(names, {
    variable: 'CORPUS_FOLDERS',
    fallback: [],
    hint: 'folders or s3://bucket/prefix, separated by commas',
    meaning:
      'Folders to search, or `s3://bucket/prefix`; by default the documentation of the installed packages',
    setBy: 'deployment',
  }),
  corpora: setting(Corpora, {
    variable: 'CORPORA',
    fallback: {},
    hint: 'JSON such as {"handbook": "/srv/handbook", "papers": "s3://bucket/papers"}',
    meaning:
      'Corpora that a job may name: folders, or prefixes of buckets. Nothing else on this machine can be asked for',
    setBy: 'deployment',
  }),
  port: setting(z.int().min(0).max(65_535), {
    variable: 'PORT',
    fallback: 4380,
    meaning: 'Port of the local server',
    setBy: 'deployment',
  }),
  browserPath: setting(optionalText, {
    variable: 'BROWSER_PATH',
    hint: 'a path',
    meaning: 'Browser of the Chromium family that prints reports as PDF, where it is not found by its name',
    setBy: 'deployment',
  }),
  url: setting(httpUrl.optional(), {
    variable: 'PLUMBLINE_URL',
    hint: 'a URL of http or https',
    meaning: 'Service elsewhere that the command line asks, in place of the one on this machine',
    setBy: 'deployment',
  }),
  token: setting(optionalText, {
    variable: 'PLUMBLINE_TOKEN',
    hint: 'a token',
    meaning: 'Token that the command line shows to that service',
    setBy: 'deployment',
  }),
  signs: setting(z.enum(['auto', 'always', 'never']), {
    variable: 'PLUMBLINE_SIGN',
    fallback: 'auto',
    meaning:
      'Whether its requests are signed with AWS credentials; `auto`: where the address is one of AWS and there is no token',
    setBy: 'deployment',
  }),
});
