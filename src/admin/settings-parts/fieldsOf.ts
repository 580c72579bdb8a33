/** The server's sentences by field, where it refused some. */
export function fieldsOf( error: unknown ): Record< string, string > {
	const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
	const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null;
	return typeof fields === 'object' && fields !== null ? ( fields as Record< string, string > ) : {};
}
