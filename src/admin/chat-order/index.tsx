import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../kit/server/reasonOf';
import './order.css';

/** Lets the user drag rows by their handle with mouse, pen or touch. Escape cancels. */
function follow(
	list: HTMLElement,
	rowsOf: ( list: HTMLElement ) => HTMLElement[],
	dropped: ( row: HTMLElement ) => void
): void {
	list.addEventListener( 'pointerdown', ( event ) => {
		const handle =
			event.target instanceof Element
				? event.target.closest< HTMLElement >( '.vestibule-chat-order__handle' )
				: null;
		const row = handle?.closest( 'tr' );
		if ( ! handle || ! row || event.button !== 0 ) {
			return;
		}
		event.preventDefault();
		const before = rowsOf( list );
		const stop = new AbortController();
		const { signal } = stop;
		row.classList.add( 'is-dragged' );
		const end = ( isDropped: boolean ) => {
			stop.abort();
			row.classList.remove( 'is-dragged' );
			if ( ! isDropped ) {
				list.append( ...before );
			} else if ( rowsOf( list ).some( ( one, at ) => one !== before[ at ] ) ) {
				dropped( row );
			}
		};
		const page = list.ownerDocument;
		page.addEventListener( 'pointermove', ( { clientY } ) => place( row, rowsOf( list ), clientY ), { signal } );
		page.addEventListener( 'pointerup', () => end( true ), { signal } );
		page.addEventListener( 'pointercancel', () => end( false ), { signal } );
		page.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && end( false ), { signal } );
	} );
}

function place( row: HTMLElement, rows: HTMLElement[], y: number ): void {
	const other = rows.find( ( one ) => {
		const { top, bottom } = one.getBoundingClientRect();
		return one !== row && y >= top && y <= bottom;
	} );
	if ( other ) {
		const { top, height } = other.getBoundingClientRect();
		other[ y < top + height / 2 ? 'before' : 'after' ]( row );
	}
}

const rowsOf = ( list: HTMLElement ): HTMLElement[] => [
	...list.querySelectorAll< HTMLElement >( ':scope > tr:has([data-account])' ),
];

const idOf = ( row: HTMLElement ): number =>
	Number( row.querySelector< HTMLElement >( '[data-account]' )?.dataset.account );

/** Sorts the rows by the given IDs. Rows that are not in the list are not moved. */
function arrange( list: HTMLElement, ids: readonly number[] ): void {
	const rows = new Map( rowsOf( list ).map( ( row ) => [ idOf( row ), row ] ) );
	list.append( ...ids.flatMap( ( id ) => rows.get( id ) ?? [] ) );
	sayEnds( list );
}

/** Disables the "up" button in the first row and the "down" button in the last row. */
function sayEnds( list: HTMLElement ): void {
	const rows = rowsOf( list );
	rows.forEach( ( row, at ) => {
		row.querySelector( '[data-move="up"]' )?.setAttribute( 'aria-disabled', String( at === 0 ) );
		row.querySelector( '[data-move="down"]' )?.setAttribute( 'aria-disabled', String( at === rows.length - 1 ) );
	} );
}

/**
 * Makes the accounts in WordPress's list sortable, by dragging and with buttons. Each change is saved at once and
 * reverted if saving fails.
 */
function start( page: Document ): void {
	const list = page.getElementById( 'the-list' );
	if ( ! list || rowsOf( list ).length < 2 ) {
		return;
	}
	let kept = rowsOf( list ).map( idOf );
	let turn = Promise.resolve();
	const status = page.createElement( 'p' );
	status.className = 'screen-reader-text';
	status.setAttribute( 'role', 'status' );
	list.closest( 'form' )?.append( status );

	const save = ( row: HTMLElement ) => {
		const ids = rowsOf( list ).map( idOf );
		sayEnds( list );
		turn = turn.then( async () => {
			try {
				await apiFetch( { path: '/vestibule/v1/chat-accounts/order', method: 'POST', data: { ids } } );
				kept = ids;
				status.textContent = sprintf(
					/* translators: 1: new position, 2: number of accounts. */
					__( 'Position %1$d of %2$d. Saved.', 'vestibule' ),
					ids.indexOf( idOf( row ) ) + 1,
					ids.length
				);
			} catch ( error ) {
				arrange( list, kept );
				showError( page, await reasonOf( error ) );
			}
		} );
	};

	list.addEventListener( 'click', ( event ) => {
		const button = event.target instanceof Element ? event.target.closest< HTMLElement >( '[data-move]' ) : null;
		const row = button?.closest( 'tr' );
		if ( ! button || ! row || button.getAttribute( 'aria-disabled' ) === 'true' ) {
			return;
		}
		const rows = rowsOf( list );
		const other = rows[ rows.indexOf( row ) + ( button.dataset.move === 'up' ? -1 : 1 ) ];
		if ( other ) {
			other[ button.dataset.move === 'up' ? 'before' : 'after' ]( row );
			button.focus();
			save( row );
		}
	} );
	follow( list, rowsOf, save );
	sayEnds( list );
}

function showError( page: Document, reason: string ): void {
	page.querySelector( '.vestibule-chat-order__failure' )?.remove();
	const notice = page.createElement( 'div' );
	notice.className = 'notice notice-error vestibule-chat-order__failure';
	notice.setAttribute( 'role', 'alert' );
	notice.append( Object.assign( page.createElement( 'p' ), { textContent: reason } ) );
	page.querySelector( '.wp-header-end' )?.after( notice );
}

start( document );
