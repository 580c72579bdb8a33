/** The posts of forms that were new when their page was saved, by the key of their block, once that page is stored. */
const created = new Map< string, number >();
const listeners = new Set< () => void >();

export const createdForm = ( key: string ): number | undefined => created.get( key );

export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

export function remember( forms: ReadonlyMap< string, number > ): void {
	forms.forEach( ( id, key ) => created.set( key, id ) );
	listeners.forEach( ( listener ) => listener() );
}
