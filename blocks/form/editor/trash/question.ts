/**
 * One place that shows a form, as the route vestibule/v1/forms/{id}/places answers; no title is one that this person
 * may not see.
 */
export interface Place {
	kind: string;
	title: string;
	edit: string;
	view: string;
}

let places: Place[] | null = null;
let settle: ( isConfirmed: boolean ) => void = () => {};
const listeners = new Set< () => void >();

function show( next: Place[] | null ): void {
	places = next;
	listeners.forEach( ( listener ) => listener() );
}

/** The question that is open: the places, or null. One editor has one form, so there is one at a time. */
export const openQuestion = (): Place[] | null => places;

export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

export function ask( shown: Place[] ): Promise< boolean > {
	settle( false );
	return new Promise( ( resolve ) => {
		settle = resolve;
		show( shown );
	} );
}

export function answer( isConfirmed: boolean ): void {
	show( null );
	settle( isConfirmed );
}
