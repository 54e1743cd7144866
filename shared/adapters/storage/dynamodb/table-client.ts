import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  BatchWriteCommandInput,
  BatchWriteCommandOutput,
  DeleteCommandInput,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  QueryCommandInput,
  QueryCommandOutput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';

/** The operations of DynamoDB that the stores use; items are plain objects. Errors bear DynamoDB's names. */
export interface TableClient {
  get(input: GetCommandInput): Promise<Pick<GetCommandOutput, 'Item'>>;
  batchGet(
    input: BatchGetCommandInput,
  ): Promise<Pick<BatchGetCommandOutput, 'Responses' | 'UnprocessedKeys'>>;
  put(input: PutCommandInput): Promise<unknown>;
  update(input: UpdateCommandInput): Promise<Pick<UpdateCommandOutput, 'Attributes'>>;
  delete(input: DeleteCommandInput): Promise<unknown>;
  query(input: QueryCommandInput): Promise<Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey'>>;
  batchWrite(input: BatchWriteCommandInput): Promise<Pick<BatchWriteCommandOutput, 'UnprocessedItems'>>;
}

/** A table behind a client. */
export interface TableConnection {
  readonly client: TableClient;
  readonly name: string;
  readonly sleep: (milliseconds: number) => Promise<void>;
}
