/** The statement that comes with the product, for a first try. It goes the way of any other file. */
const ADDRESS = '/sample-statement.pdf';
const NAME = 'sample-statement.pdf';

/** Fetches the sample; throws where the installation lacks it. */
export async function fetchSample(fetch: (input: string) => Promise<Response>): Promise<File> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`The sample is not there (status ${response.status}).`);
  return new File([await response.blob()], NAME, { type: 'application/pdf' });
}
