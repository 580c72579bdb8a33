/** What the server says of an error: a sentence, and sentences by the path of what was refused. */
export function faultsOf( error: unknown ): { message: string; fields: Record< string, string > } {
	const { message, data } = ( typeof error === 'object' && error !== null ? error : {} ) as {
		message?: string;
		data?: { fields?: Record< string, string > };
	};
	return { message: message ?? '', fields: data?.fields ?? {} };
}
