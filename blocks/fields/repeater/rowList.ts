import type { FieldInPage } from '../kit/live';
import type { FieldProps } from '../kit/rules';
import { createRow, type LiveRow } from './liveRow';
import { childIn, fill, numbered, typedIn, typedOf, type Typed } from './row';
import { firstRows, initialOf, leastRows, mostRows, movedErrors, partsOf, rowText, type RowValues } from './rows';

/** Elements of a repeater in the server's markup. */
export interface RowElements {
	list: Element;
	status: Element;
	/** Template with the blank row and the buttons. */
	template: HTMLTemplateElement;
}

/** Clones parts of the template for use in a row. */
const cloneParts = ( template: HTMLTemplateElement, field: FieldProps, part: string, row: number ): HTMLElement[] =>
	[ ...template.content.querySelectorAll< HTMLElement >( part ) ].map( ( one ) =>
		numbered( one.cloneNode( true ) as HTMLElement, field, row, rowText( field, 'remove', row ) )
	);

/** Adds or removes the buttons, depending on the minimum and maximum number of rows. */
function drawButtons(
	{ field, container }: FieldInPage,
	{ status, template }: RowElements,
	rows: readonly LiveRow[]
): void {
	rows.forEach( ( { element }, row ) => {
		const remove = element.querySelector( ':scope > .vestibule-row__remove' );
		if ( rows.length <= leastRows( field ) ) {
			remove?.remove();
		} else if ( ! remove ) {
			element.append( ...cloneParts( template, field, '.vestibule-row__remove', row ) );
		}
	} );
	const add = container.querySelector( '.vestibule-rows__add' );
	if ( rows.length >= mostRows( field ) ) {
		add?.remove();
	} else if ( ! add ) {
		status.before( ...cloneParts( template, field, '.vestibule-rows__add', 0 ) );
	}
}

/** Creates rows from the template and from the server's markup. */
function createFactory( inPage: FieldInPage, template: HTMLTemplateElement ) {
	const { form, field } = inPage;
	const blank = ( row: number ) => cloneParts( template, field, '.vestibule-row', row );
	const create = ( row: number, typed?: Typed ): LiveRow[] =>
		blank( row ).map( ( element ) => {
			if ( typed ) {
				fill( element, field, row, typed );
			}
			return createRow( inPage, element, row, initialOf( field ) );
		} );
	return {
		create,
		/** Returns the container of a field within an empty row. */
		blankChild: ( row: number, child: FieldProps ) =>
			blank( row ).map( ( element ) => childIn( element, child ) )[ 0 ] ?? null,
		/**
		 * Recreates the rows starting with row number `from`, with row numbers changed by `by`. `count` is the total
		 * number of rows.
		 */
		moved: ( from: number, count: number, by: 1 | -1 ): LiveRow[] =>
			Array.from( { length: count - from } ).flatMap( ( _, index ) =>
				create( from + index + by, typedIn( form, field, from + index ) )
			),
		printed( list: Element ): LiveRow[] {
			const initialRows = firstRows( field, form.props.values );
			return [ ...list.children ].map( ( element, row ) =>
				createRow( inPage, element as HTMLElement, row, initialRows[ row ] ?? initialOf( field ) )
			);
		},
	};
}

/**
 * Creates the list of rows on the page. A new row is a clone of the blank row in the server's markup. If the number of
 * a row changes, the row is recreated with its values, because the names of its fields change.
 */
export function createRowList( inPage: FieldInPage, elements: RowElements ) {
	const { form, field, container } = inPage;
	const { list, template } = elements;
	const own = form.field( field.name );
	const printed = list.innerHTML;
	const factory = createFactory( inPage, template );
	let rows: LiveRow[] = [];

	const hide = () => rows.forEach( ( row, number ) => row.hide( ( child ) => factory.blankChild( number, child ) ) );
	/** Replaces all rows starting with the given one. */
	const replace = ( from: number, next: LiveRow[], errors = form.store.get().errors ) => {
		rows.slice( from ).forEach( ( row ) => {
			row.end();
			row.element.remove();
		} );
		rows = [ ...rows.slice( 0, from ), ...next ];
		list.append( ...next.map( ( { element } ) => element ) );
		drawButtons( inPage, elements, rows );
		own.parts = partsOf( field, rows.length );
		form.store.set( { errors } );
		next.forEach( ( row ) => void row.takeOver() );
		hide();
		// Notify drafts, conditions and formulas of the change.
		container.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	};
	const shiftedErrors = ( row: number, by: 1 | -1 ) => movedErrors( field, form.store.get().errors, row, by );

	return {
		count: () => rows.length,
		elementAt: ( row: number ) => rows[ row ]?.element,
		/** Returns the number of the row that contains an element; -1 if there is none. */
		rowOf: ( part: Element ) => rows.findIndex( ( { element } ) => element.contains( part ) ),
		insert: ( row: number, typed?: Typed ) =>
			replace(
				row,
				[ ...factory.create( row, typed ), ...factory.moved( row, rows.length, 1 ) ],
				shiftedErrors( row, 1 )
			),
		remove: ( row: number ) => replace( row, factory.moved( row + 1, rows.length, -1 ), shiftedErrors( row, -1 ) ),
		/**
		 * Restores a draft and adds the missing rows. The draft script writes the values into existing rows. It skips
		 * controls that the visitor has already used.
		 */
		restore( values: RowValues ) {
			const draft = firstRows( field, values );
			rows.forEach( ( row, number ) => row.restore( draft[ number ] ?? initialOf( field ) ) );
			const missing = draft.slice( rows.length ).map( ( _, index ) => rows.length + index );
			if ( missing.length > 0 ) {
				replace(
					rows.length,
					missing.flatMap( ( row ) => factory.create( row, typedOf( field, row, values ) ) )
				);
			}
		},
		/** Restores the rows from the server's markup. */
		reset() {
			rows.forEach( ( row ) => row.end() );
			rows = [];
			list.innerHTML = printed;
			replace( 0, factory.printed( list ) );
		},
		/** Hydrates the rows in the server's markup. */
		async start() {
			form.answered.push( hide );
			rows = factory.printed( list );
			own.parts = partsOf( field, rows.length );
			// A draft is restored later, because the views must first match the server's markup.
			await Promise.all( rows.map( ( row ) => row.takeOver() ) );
			hide();
		},
	};
}

export type RowList = ReturnType< typeof createRowList >;
