/** The topics that this browser asked for, so that its boxes show them; kept only by those who subscribed. */
const KEY = 'vestibule_push_topics';

export function rememberedTopics(): string[] {
	try {
		return localStorage.getItem( KEY )?.split( ' ' ) ?? [];
	} catch {
		return [];
	}
}

/** @param topics Null forgets them. */
export function rememberTopics( topics: string[] | null ): void {
	try {
		if ( topics ) {
			localStorage.setItem( KEY, topics.join( ' ' ) );
		} else {
			localStorage.removeItem( KEY );
		}
	} catch {
		// Where nothing can be kept, the boxes are empty the next time.
	}
}
