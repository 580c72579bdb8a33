import { readConditions } from '../../../src/conditions/read';
import { hiddenParts, type Part } from '../../../src/conditions/visible';
import { onceLeft } from '../../../src/shared/once-left';
import type { LiveForm } from '../../fields/kit/live';
import { plainValues } from './form';

/** Resets the controls of a hidden field to their default values. */
function clear( field: HTMLElement ): void {
	for ( const control of field.querySelectorAll( 'input, textarea, select' ) ) {
		if ( control instanceof HTMLSelectElement ) {
			[ ...control.options ].forEach( ( option ) => ( option.selected = option.defaultSelected ) );
		} else if ( control instanceof HTMLInputElement && /^(checkbox|radio)$/.test( control.type ) ) {
			control.checked = control.defaultChecked;
		} else if ( control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ) {
			control.value = control.defaultValue;
		}
	}
	field.dispatchEvent( new CustomEvent( 'vestibule:clear', { bubbles: true } ) );
}

/** Returns the element of a field or a group. */
const elementOf = ( { element }: LiveForm, { id, names }: Pick< Part, 'id' | 'names' > ): HTMLElement | null =>
	element.querySelector( `[${ names.length > 0 ? 'data-field' : 'data-conditions' }="${ CSS.escape( id ) }"]` );

/**
 * Updates the visibility of all fields, groups and steps. An element that contains the focus is hidden only after the
 * focus has left it.
 */
function place( form: LiveForm, parts: readonly Part[] ): void {
	const { hidden } = form.store.get();
	for ( const part of parts ) {
		const element = elementOf( form, part );
		if ( element ) {
			element.hidden = hidden.has( part.id ) && ! element.contains( element.ownerDocument.activeElement );
		}
	}
}

const isSame = ( one: ReadonlySet< string >, other: ReadonlySet< string > ): boolean =>
	one.size === other.size && [ ...one ].every( ( id ) => other.has( id ) );

/** Returns the errors without those of hidden fields, which visitors cannot correct. */
function withoutErrors( form: LiveForm, gone: readonly Part[] ) {
	const names = new Set( gone.flatMap( ( part ) => part.names ) );
	return Object.fromEntries(
		Object.entries( form.store.get().errors ).filter( ( [ name ] ) => ! names.has( name ) )
	);
}

/**
 * Applies the conditions while the visitor fills in the form (docs/form-logic.md). Clears fields that become hidden.
 * Tells screen readers when groups become visible.
 */
export function follow( form: LiveForm ): void {
	const { parts: printed, appeared } = form.props.conditions ?? { parts: [], appeared: '' };
	const parts: Part[] = printed.map( ( part ) => ( { ...part, conditions: readConditions( part.conditions ) } ) );
	const status = document.createElement( 'div' );
	status.className = 'vestibule-form__appeared';
	status.setAttribute( 'role', 'status' );
	form.element.append( status );

	const say = ( came: readonly Part[] ) => {
		const { hidden } = form.store.get();
		const isIn = ( part: Part, group: string ): boolean => {
			const around = parts.find( ( one ) => one.id === part.inside );
			return part.inside === group || ( around !== undefined && isIn( around, group ) );
		};
		const groups = came.filter( ( { names } ) => names.length === 0 );
		const labels = form.props.fields
			.filter( ( { name } ) =>
				parts.some( ( part ) => part.id === name && groups.some( ( { id } ) => isIn( part, id ) ) )
			)
			.filter( ( { name } ) => ! hidden.has( name ) )
			.map( ( { label } ) => label );
		status.textContent = labels.length > 0 ? appeared.replace( '%s', () => labels.join( ', ' ) ) : '';
	};

	const update = ( isFirst = false ) => {
		const { hidden: before, cleared } = form.store.get();
		const hidden = hiddenParts( parts, plainValues( form ), form.computations );
		if ( isSame( before, hidden ) ) {
			return;
		}
		const went = parts.filter( ( { id } ) => hidden.has( id ) && ! before.has( id ) );
		const came = parts.filter( ( { id } ) => before.has( id ) && ! hidden.has( id ) );
		const emptied = isFirst ? [] : went;
		for ( const part of emptied ) {
			const element = elementOf( form, part );
			if ( element ) {
				// An element that contains the focus stays visible (see place()). The conditions may show it again
				// before the focus leaves it.
				const isUsed = element.contains( element.ownerDocument.activeElement );
				onceLeft( element, () => ( ! isUsed || form.store.get().hidden.has( part.id ) ) && clear( element ) );
			}
		}
		form.store.set( {
			hidden,
			errors: withoutErrors( form, went ),
			cleared: {
				...cleared,
				...Object.fromEntries( emptied.map( ( { id } ) => [ id, ( cleared[ id ] ?? 0 ) + 1 ] ) ),
			},
		} );
		place( form, parts );
		say( came );
	};
	// Start from the state that the server printed, so that answers entered while the scripts loaded are applied too.
	const printedHidden = parts.filter( ( part ) => elementOf( form, part )?.hidden ).map( ( { id } ) => id );
	form.store.set( { hidden: new Set( printedHidden ) } );
	update( true );
	place( form, parts );
	form.answered.push( () => update() );
	form.store.subscribe( () => update() );
	// Hide elements when the focus has left them.
	form.element.addEventListener( 'focusout', () => setTimeout( () => place( form, parts ) ) );
}
