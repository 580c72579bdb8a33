import { listSetting, type FieldProps } from '../kit/rules';
import type { FieldInPage, LiveField, LiveForm } from '../kit/live';
import { printErrors } from '../kit/printedErrors';
import { childIn, controlsIn, fill, numbered, typedIn, typedOf, valuesOf, type Typed } from './row';
import {
	fieldsOf,
	firstRows,
	initialOf,
	inRow,
	isEmptyRow,
	leastRows,
	mostRows,
	movedErrors,
	partsOf,
	postedName,
	rowLabel,
	rowsIn,
	type RowValues,
} from './rows';
import { hiddenIn, rowsRule, spreadRows } from './rules';

type Words = Partial< Record< 'remove' | 'added' | 'removed' | 'undo' | 'restored', string > >;

const wordsOf = ( { settings }: FieldProps ): Words => ( settings?.words ?? {} ) as Words;

const postedValues = ( field: FieldProps, row: number, values: RowValues ): RowValues =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => [ postedName( field.name, row, name ), value ] )
	);

/** Creates a row whose fields are hydrated in the same way as other fields of the form. */
function createRow( { form, field, check }: FieldInPage, element: HTMLElement, row: number, initial: RowValues ) {
	// Read computed values from the markup.
	const computed = listSetting( field, 'computed' ).map( ( name ): [ string, string ] => {
		const posted = postedName( field.name, row, String( name ) );
		return [ posted, element.querySelector< HTMLInputElement >( `[name="${ posted }"]` )?.value ?? '' ];
	} );
	const values = { ...postedValues( field, row, initial ), ...Object.fromEntries( computed ) };
	const answers = () => rowsIn( field, form.answers() )[ row ] ?? {};
	const inside: LiveForm = { ...form, props: { ...form.props, values }, answers, computations: {} };
	const views = new Map< string, Promise< () => void > >();
	const end = ( name: string ) => void views.get( name )?.then( ( stop ) => stop() );
	const takeOver = async ( child: FieldProps ) => {
		const there = inRow( field, row, child );
		const container = childIn( element, child );
		if ( container ) {
			form.printed.add( there );
			printErrors( container, there, form.store.get().errors );
			const taken = form.takeOver( { form: inside, field: there, container, check } );
			views.set(
				child.name,
				taken.then( ( stop ) => () => void ( form.printed.delete( there ), stop() ) )
			);
			await taken;
		}
	};
	return {
		element,
		takeOver: () => Promise.all( fieldsOf( field ).map( takeOver ) ),
		end: () => [ ...views.keys() ].forEach( end ),
		/** Sets the values of a draft. */
		bring: ( brought: RowValues ) => ( inside.props.values = postedValues( field, row, brought ) ),
		/**
		 * Hides fields according to the conditions of the row. A hidden field is replaced by a new one from the blank
		 * row.
		 */
		hide( blank: ( child: FieldProps ) => HTMLElement | null ) {
			const hidden = hiddenIn( field, answers() );
			for ( const child of fieldsOf( field ) ) {
				const isHidden = hidden.has( child.name );
				const there = childIn( element, child );
				const fresh = isHidden && ! there?.hidden ? blank( child ) : null;
				if ( fresh ) {
					end( child.name );
					there?.replaceWith( fresh );
					Object.assign( inside.props.values, postedValues( field, row, initialOf( field ) ) );
					void takeOver( child );
				}
				childIn( element, child )?.toggleAttribute( 'hidden', isHidden );
			}
		},
	};
}

type Row = ReturnType< typeof createRow >;

/**
 * Adds, removes and restores rows. A new row is a clone of the blank row in the server's markup. A row that gets
 * another number is recreated with its values, because the names of its fields change.
 */
async function hydrate( inPage: FieldInPage ): Promise< void > {
	const { form, field, container } = inPage;
	const list = container.querySelector( '.vestibule-rows__list' );
	const status = container.querySelector( '.vestibule-rows__status' );
	const template = container.querySelector( 'template' );
	let rows: Row[] = [];
	const own = form.field( field.name );
	own.rule = rowsRule( {
		validate: form.ruleFor,
		verdict: ( posted ) => form.fields.get( posted )?.verdict,
		plain: ( row, typed ) => rowsIn( field, form.answers() )[ row ] ?? typed,
		count: () => rows.length,
	} );
	own.spread = ( plain ) => spreadRows( field, plain );
	if ( ! list || ! status || ! template ) {
		return;
	}

	const words = wordsOf( field );
	const named = ( text: string | undefined, row: number ) =>
		( text ?? '' ).replace( '%s', () => rowLabel( field, row ) );
	const cloneOf = ( part: string, row: number ): HTMLElement[] =>
		[ ...template.content.querySelectorAll< HTMLElement >( part ) ].map( ( one ) =>
			numbered( one.cloneNode( true ) as HTMLElement, field, row, named( words.remove, row ) )
		);
	const newRow = ( row: number, typed?: Typed ): Row[] =>
		cloneOf( '.vestibule-row', row ).map( ( element ) => {
			if ( typed ) {
				fill( element, field, row, typed );
			}
			return createRow( inPage, element, row, initialOf( field ) );
		} );
	const hide = () =>
		rows.forEach( ( row, number ) =>
			row.hide(
				( child ) => cloneOf( '.vestibule-row', number ).map( ( one ) => childIn( one, child ) )[ 0 ] ?? null
			)
		);
	/** Adds or removes the buttons, depending on the minimum and maximum number of rows. */
	const drawButtons = () => {
		rows.forEach( ( { element }, row ) => {
			const remove = element.querySelector( ':scope > .vestibule-row__remove' );
			if ( rows.length <= leastRows( field ) ) {
				remove?.remove();
			} else if ( ! remove ) {
				element.append( ...cloneOf( '.vestibule-row__remove', row ) );
			}
		} );
		const add = container.querySelector( '.vestibule-rows__add' );
		if ( rows.length >= mostRows( field ) ) {
			add?.remove();
		} else if ( ! add ) {
			status.before( ...cloneOf( '.vestibule-rows__add', 0 ) );
		}
	};
	/** Replaces all rows starting with the given one. */
	const replace = ( from: number, next: Row[], errors = form.store.get().errors ) => {
		rows.slice( from ).forEach( ( row ) => {
			row.end();
			row.element.remove();
		} );
		rows = [ ...rows.slice( 0, from ), ...next ];
		list.append( ...next.map( ( { element } ) => element ) );
		drawButtons();
		own.parts = partsOf( field, rows.length );
		form.store.set( { errors } );
		next.forEach( ( row ) => void row.takeOver() );
		hide();
		// Notify drafts, conditions and formulas.
		container.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	};
	const renumbered = ( from: number, by: 1 | -1 ): Row[] =>
		rows.slice( from ).flatMap( ( _, index ) => newRow( from + index + by, typedIn( form, field, from + index ) ) );

	const insert = ( row: number, news: string | undefined, typed?: Typed ) => {
		const errors = movedErrors( field, form.store.get().errors, row, 1 );
		replace( row, [ ...newRow( row, typed ), ...renumbered( row, 1 ) ], errors );
		status.replaceChildren( named( news, row ) );
		const element = rows[ row ]?.element;
		( element ? controlsIn( element ) : [] ).find( ( control ) => control.getClientRects().length > 0 )?.focus();
	};
	const remove = ( row: number ) => {
		const typed = typedIn( form, field, row );
		replace( row, renumbered( row + 1, -1 ), movedErrors( field, form.store.get().errors, row, -1 ) );
		status.replaceChildren( named( words.removed, row ) );
		if ( ! isEmptyRow( field, valuesOf( field, typed ) ) ) {
			const undo = Object.assign( document.createElement( 'button' ), {
				className: 'vestibule-rows__undo',
				type: 'button',
				textContent: words.undo ?? '',
			} );
			undo.addEventListener( 'click', () => insert( Math.min( row, rows.length ), words.restored, typed ) );
			status.append( ' ', undo );
		}
		const buttons = container.querySelectorAll< HTMLElement >( '.vestibule-row__remove' );
		const next = buttons[ Math.min( row, buttons.length - 1 ) ];
		( next ?? container.querySelector< HTMLElement >( '.vestibule-rows__add' ) )?.focus();
	};

	const printed = list.innerHTML;
	const printedRows = (): Row[] => {
		const initialRows = firstRows( field, form.props.values );
		return [ ...list.children ].map( ( element, row ) =>
			createRow( inPage, element as HTMLElement, row, initialRows[ row ] ?? initialOf( field ) )
		);
	};
	let { values } = form.props;
	/**
	 * Restores a draft. Adds the missing rows. The draft script itself writes values into existing rows and skips
	 * controls that the visitor has used.
	 */
	const bring = () => {
		values = form.props.values;
		const initialRows = firstRows( field, values );
		rows.forEach( ( row, number ) => row.bring( initialRows[ number ] ?? initialOf( field ) ) );
		const missing = initialRows.slice( rows.length ).map( ( _, index ) => rows.length + index );
		if ( missing.length > 0 ) {
			replace(
				rows.length,
				missing.flatMap( ( row ) => newRow( row, typedOf( field, row, values ) ) )
			);
		}
	};
	form.store.subscribe( () => void ( form.props.values !== values && bring() ) );
	form.element.addEventListener( 'vestibule:reset', () => {
		rows.forEach( ( row ) => row.end() );
		rows = [];
		list.innerHTML = printed;
		status.replaceChildren();
		replace( 0, printedRows() );
	} );
	container.addEventListener( 'click', ( event ) => {
		const button = event.target instanceof Element ? event.target.closest( 'button[name="vestibule_row"]' ) : null;
		if ( button ) {
			event.preventDefault();
			const row = rows.findIndex( ( { element } ) => element.contains( button ) );
			if ( row >= 0 ) {
				remove( row );
			} else {
				insert( rows.length, words.added );
			}
		}
	} );
	form.answered.push( hide );
	rows = printedRows();
	own.parts = partsOf( field, rows.length );
	// A draft is restored later, because views must first match the server's markup.
	await Promise.all( rows.map( ( row ) => row.takeOver() ) );
	hide();
}

export const live: LiveField = { hydrate };
