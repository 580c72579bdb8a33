/** Formats a number in the language of the page, such as 10,000. */
export function numberWords( count: number ): string {
	try {
		return count.toLocaleString( document.documentElement.lang || undefined );
	} catch {
		return String( count );
	}
}
