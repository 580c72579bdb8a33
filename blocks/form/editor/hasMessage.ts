/** What apiFetch throws: the server's answer. */
export function hasMessage( error: unknown ): error is { message: string } {
	return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
