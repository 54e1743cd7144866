import { type Variables, list, setting, text, whole } from './variable.ts';

/** Where things are kept, on AWS and on this machine. */
export const PLACE_VARIABLES: Variables = {
  TABLE_NAME: setting('store', 'tableName', text('plumbline', 'the name of a table', 'DynamoDB table')),
  BUCKET_NAME: setting(
    'store',
    'bucketName',
    text(undefined, 'the name of a bucket', 'S3 bucket of the archive'),
  ),
  STATE_MACHINE_ARN: setting(
    'store',
    'stateMachineArn',
    text(undefined, 'an ARN', 'State machine of the research'),
  ),
  DISPATCH_FUNCTION_NAME: setting(
    'store',
    'dispatchFunctionName',
    text(undefined, 'a name', 'Lambda function that starts queued jobs; unset in that function itself'),
  ),
  AWS_ENDPOINT_URL_DYNAMODB: setting(
    'store',
    'dynamodbEndpoint',
    text(undefined, 'a URL', 'Another DynamoDB endpoint'),
  ),
  AWS_ENDPOINT_URL_S3: setting('store', 's3Endpoint', text(undefined, 'a URL', 'Another S3 endpoint')),
  API_KEYS_SECRET_ARN: setting(
    'store',
    'keysSecretArn',
    text(undefined, 'an ARN', 'Secret with API keys as JSON by the name of their variable'),
  ),
  FETCH_FUNCTION_NAME: setting(
    'fetch',
    'functionName',
    text(undefined, 'a name', 'Lambda function that fetches pages; unset where this process does'),
  ),
  AWS_REGION: setting('store', 'region', text('us-east-1', 'a region', 'AWS region')),
  PLUMBLINE_DATA: setting('local', 'dataFolder', text('.plumbline', 'a folder', 'Data of the local runtime')),
  CORPUS_FOLDERS: setting('local', 'corpusFolders', {
    fallback: '',
    parse: list,
    hint: 'folders or s3://bucket/prefix, separated by commas',
    meaning:
      'Folders to search, or `s3://bucket/prefix`; by default the documentation of the installed packages',
  }),
  PORT: setting('local', 'port', whole('4380', 'Port of the local server')),
};
