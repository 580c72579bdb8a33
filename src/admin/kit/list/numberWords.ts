/** A number as the reader's language writes it, such as 10,000. */
export function numberWords( count: number ): string {
	try {
		return count.toLocaleString( document.documentElement.lang || undefined );
	} catch {
		return String( count );
	}
}
