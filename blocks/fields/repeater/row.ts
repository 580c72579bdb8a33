import type { LiveForm } from '../kit/live';
import type { FieldProps } from '../kit/rules';
import { rowLabel, rowsIn, type RowValues } from './rows';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values of the controls in a row. `rest` is the part of the control's name that follows the row's number. */
export type Typed = readonly [ rest: string, text: string ][];

export const prefixOf = ( field: FieldProps, row: number ): string => `${ field.name }[${ row }]`;

export const controlsIn = ( element: HTMLElement ): Control[] => [
	...element.querySelectorAll< Control >( 'input:not( [type="hidden"] ), select, textarea' ),
];

export const childIn = ( row: HTMLElement, child: FieldProps ): HTMLElement | null =>
	row.querySelector( `:scope > .vestibule-row__fields > [data-row="${ CSS.escape( child.name ) }"]` );

export function typedIn( form: LiveForm, field: FieldProps, row: number ): Typed {
	const prefix = prefixOf( field, row );
	return form
		.pairs()
		.flatMap( ( [ name, text ] ): Typed =>
			name.startsWith( prefix ) ? [ [ name.slice( prefix.length ), text ] ] : []
		);
}

/**
 * Returns the same result as typedIn(), but from the submitted values by name, where lists have names without brackets.
 */
export function typedOf( field: FieldProps, row: number, values: RowValues ): Typed {
	const prefix = prefixOf( field, row );
	return Object.entries( values ).flatMap( ( [ name, value ] ): Typed => {
		const rest = name.startsWith( prefix ) ? name.slice( prefix.length ) : '';
		return rest === '' ? [] : [ value ].flat().map( ( text ) => [ value === text ? rest : `${ rest }[]`, text ] );
	} );
}

/** Returns the values, keyed by the names of the row's fields. */
export function valuesOf( field: FieldProps, typed: Typed ): RowValues {
	const values: RowValues = {};
	for ( const [ rest, text ] of typed ) {
		const name = prefixOf( field, 0 ) + rest.replace( /\[\]$/, '' );
		values[ name ] = rest.endsWith( '[]' ) ? [ ...( values[ name ] ?? [] ), text ] : text;
	}
	return rowsIn( field, values )[ 0 ] ?? {};
}

export function fill( element: HTMLElement, field: FieldProps, row: number, typed: Typed ): void {
	for ( const control of controlsIn( element ) ) {
		const rest = control.name.slice( prefixOf( field, row ).length );
		const texts = typed.flatMap( ( [ other, text ] ) => ( other === rest ? text : [] ) );
		if ( control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test( control.type ) ) {
			control.checked = texts.includes( control.value );
		} else {
			control.value = texts[ 0 ] ?? '';
		}
	}
}

/** Replaces the row number in an element of the blank row, whose number is 0. */
export function numbered( part: HTMLElement, field: FieldProps, row: number, removeWords: string ): HTMLElement {
	const [ id, name ] = [ `${ field.id }_0`, prefixOf( field, 0 ) ];
	const renumber = ( text: string ): string =>
		text
			.split( ' ' )
			.map( ( one ) =>
				one === id || one.startsWith( `${ id }_` ) ? `${ field.id }_${ row }${ one.slice( id.length ) }` : one
			)
			.join( ' ' );
	for ( const element of [ part, ...part.querySelectorAll( '*' ) ] ) {
		for ( const attribute of [ 'id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls' ] ) {
			const text = element.getAttribute( attribute );
			if ( text ) {
				element.setAttribute( attribute, renumber( text ) );
			}
		}
		const posted = element.getAttribute( 'name' );
		if ( posted?.startsWith( name ) ) {
			element.setAttribute( 'name', prefixOf( field, row ) + posted.slice( name.length ) );
		}
		if ( element.matches( '.vestibule-row__label' ) ) {
			element.textContent = rowLabel( field, row );
		}
		if ( element.matches( '.vestibule-row__remove' ) ) {
			element.setAttribute( 'value', `${ field.name }:remove:${ row }` );
			element.replaceChildren( Object.assign( document.createElement( 'span' ), { textContent: removeWords } ) );
		}
	}
	return part;
}
