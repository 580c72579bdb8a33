import type { FieldInPage, LiveField } from '../kit/live';
import { controlsIn, typedIn, valuesOf, type Typed } from './row';
import { createRowList, type RowElements, type RowList } from './rowList';
import { isEmptyRow, rowsIn, rowText, wordsOf } from './rows';
import { rowsRule, spreadRows } from './rules';

function elementsIn( container: HTMLElement ): RowElements | null {
	const list = container.querySelector( '.vestibule-rows__list' );
	const status = container.querySelector( '.vestibule-rows__status' );
	const template = container.querySelector( 'template' );
	return list && status && template ? { list, status, template } : null;
}

/** Adds a row, announces it to screen readers and focuses its first visible control. */
function insertRow( { field }: FieldInPage, status: Element, rows: RowList, row: number, typed?: Typed ): void {
	rows.insert( row, typed );
	status.replaceChildren( rowText( field, typed ? 'restored' : 'added', row ) );
	const element = rows.elementAt( row );
	( element ? controlsIn( element ) : [] ).find( ( control ) => control.getClientRects().length > 0 )?.focus();
}

/**
 * Removes a row, announces the removal, offers a button that restores the row's answers, and focuses a nearby button.
 */
function removeRow( inPage: FieldInPage, status: Element, rows: RowList, row: number ): void {
	const { form, field, container } = inPage;
	const typed = typedIn( form, field, row );
	rows.remove( row );
	status.replaceChildren( rowText( field, 'removed', row ) );
	if ( ! isEmptyRow( field, valuesOf( field, typed ) ) ) {
		const undo = Object.assign( document.createElement( 'button' ), {
			className: 'vestibule-rows__undo',
			type: 'button',
			textContent: wordsOf( field ).undo ?? '',
		} );
		undo.addEventListener( 'click', () => insertRow( inPage, status, rows, Math.min( row, rows.count() ), typed ) );
		status.append( ' ', undo );
	}
	const buttons = container.querySelectorAll< HTMLElement >( '.vestibule-row__remove' );
	const next = buttons[ Math.min( row, buttons.length - 1 ) ];
	( next ?? container.querySelector< HTMLElement >( '.vestibule-rows__add' ) )?.focus();
}

/** Makes the buttons add, remove and restore rows. */
async function hydrate( inPage: FieldInPage ): Promise< void > {
	const { form, field, container } = inPage;
	const elements = elementsIn( container );
	const rows = elements && createRowList( inPage, elements );
	const own = form.field( field.name );
	own.rule = rowsRule( {
		validate: form.ruleFor,
		verdict: ( posted ) => form.fields.get( posted )?.verdict,
		plain: ( row, typed ) => rowsIn( field, form.answers() )[ row ] ?? typed,
		count: () => rows?.count() ?? 0,
	} );
	own.spread = ( plain ) => spreadRows( field, plain );
	if ( ! rows ) {
		return;
	}

	const { status } = elements;
	let { values } = form.props;
	form.store.subscribe( () => {
		if ( form.props.values !== values ) {
			values = form.props.values;
			rows.restore( values );
		}
	} );
	form.element.addEventListener( 'vestibule:reset', () => {
		status.replaceChildren();
		rows.reset();
	} );
	container.addEventListener( 'click', ( event ) => {
		const button = event.target instanceof Element ? event.target.closest( 'button[name="vestibule_row"]' ) : null;
		if ( button ) {
			event.preventDefault();
			const row = rows.rowOf( button );
			if ( row >= 0 ) {
				removeRow( inPage, status, rows, row );
			} else {
				insertRow( inPage, status, rows, rows.count() );
			}
		}
	} );
	await rows.start();
}

export const live: LiveField = { hydrate };
