/** How a person calls the program from a checkout; what is installed for good answers to its bare name, too. */
export const COMMAND = 'npx plumbline';
