/** The words of an address: `node_modules/aws-cdk-lib/aws-s3/README.md` says that a document is about S3. */
export function readableAddress(url: string): string {
  return decoded(url.replace(/^[a-z]+:\/\//iu, ''))
    .split('/')
    .slice(-4)
    .join(' ');
}

/** Escapes that stand for no text in UTF-8 stay as they are. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
