import type { Part } from '../../../src/conditions/visible';
import type { LiveForm } from '../field-parts/live';

/** The element of a field or a group of the form. */
export const elementOf = ( { element }: LiveForm, { id, names }: Pick< Part, 'id' | 'names' > ): HTMLElement | null =>
	element.querySelector( `[${ names.length > 0 ? 'data-field' : 'data-conditions' }="${ CSS.escape( id ) }"]` );

/** Shows and hides the elements; one that holds the focus stays until it is left: nobody is thrown out of a field. */
export function place( form: LiveForm, parts: readonly Part[] ): void {
	const { hidden } = form.store.get();
	for ( const part of parts ) {
		const element = elementOf( form, part );
		if ( element ) {
			element.hidden = hidden.has( part.id ) && ! element.contains( element.ownerDocument.activeElement );
		}
	}
}
