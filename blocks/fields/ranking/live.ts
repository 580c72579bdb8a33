import { onceLeft } from '../../../src/shared/once-left';
import type { FieldInPage, LiveField } from '../kit/live';
import { listRule, messageOf, type FieldProps } from '../kit/rules';

/**
 * Returns the rank of each option, from 1. Null if an option does not exist or has two ranks, or if a rank is out of
 * range (same rules as in Fields\Types\Choice\Ranking).
 */
function placesOf( { options }: FieldProps, given: readonly string[] ): Map< string, number > | null {
	const isOffered = ( text: string ) => options.some( ( { value } ) => value === text );
	const places = new Map< string, number >();
	for ( const [ index, text ] of given.entries() ) {
		const [ , place = '', option = '' ] = isOffered( text )
			? [ '', String( index + 1 ), text ]
			: ( /^([1-9]\d{0,2}):(.*)$/s.exec( text ) ?? [] );
		if ( ! isOffered( option ) || places.has( option ) || Number( place ) > options.length ) {
			return null;
		}
		places.set( option, Number( place ) );
	}
	return places;
}

const validate = listRule( ( field, given ) => {
	const places = placesOf( field, given );
	if ( ! places ) {
		return [ field.messages.invalid ];
	}
	const all = [ ...places.values() ].sort( ( one, other ) => one - other );
	const twice = all.find( ( place, index ) => all[ index + 1 ] === place );
	if ( twice ) {
		return [ messageOf( field, 'twice', { place: twice } ) ];
	}
	return all.length < field.options.length ? [ messageOf( field, 'missing' ) ] : [];
} );

type Words = Record< 'up' | 'down' | 'moved' | 'keep' | 'kept' | 'undo' | 'undone', string >;

/** Option in the list, with the select element for its rank. */
interface Item {
	element: HTMLLIElement;
	label: string;
	value: string;
	select: HTMLSelectElement;
}

function make< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	className: string,
	text = ''
): HTMLElementTagNameMap[ Tag ] {
	return Object.assign( document.createElement( tag ), { className, textContent: text } );
}

const button = ( className: string, text: string ): HTMLButtonElement =>
	Object.assign( make( 'button', className, text ), { type: 'button' as const } );

const filled = ( words: string, ...values: ( string | number )[] ): string =>
	words.replace( /%(?:(\d)\$)?s/g, ( _, place?: string ) => String( values[ Number( place ?? 1 ) - 1 ] ?? '' ) );

/** Elements of the sortable list, which replaces the select elements. */
interface Elements {
	native: HTMLElement;
	list: HTMLOListElement;
	items: Item[];
	status: HTMLElement;
	keep: HTMLButtonElement;
	words: Words;
}

function createItem( select: HTMLSelectElement, option: FieldProps[ 'options' ][ number ] | undefined ): Item {
	const element = make( 'li', 'vestibule-ranking__item' );
	const label = option?.label ?? '';
	const handle = make( 'span', 'vestibule-ranking__handle' );
	handle.setAttribute( 'aria-hidden', 'true' );
	element.append( handle, make( 'span', 'vestibule-ranking__text', label ) );
	return { element, label, value: option?.value ?? '', select };
}

function createElements( { field, container }: FieldInPage ): Elements | null {
	const native = container.querySelector< HTMLElement >( '.vestibule-ranking' );
	const words = field.settings?.words as Words | undefined;
	if ( ! native || ! words ) {
		return null;
	}
	const list = make( 'ol', 'vestibule-ranking__list' );
	list.setAttribute( 'aria-labelledby', `${ field.id }_label` );
	const status = make( 'p', 'vestibule-ranking__status' );
	status.setAttribute( 'role', 'status' );
	const items = [ ...native.querySelectorAll( 'select' ) ].map( ( select, index ) =>
		createItem( select, field.options[ index ] )
	);
	return { native, list, items, status, keep: button( 'vestibule-ranking__keep', words.keep ), words };
}

/**
 * Creates the functions that change the order of the items. The select elements contain the ranks and remain in their
 * original order.
 */
function createOrder( { field, check }: FieldInPage, { native, list, items, status, keep, words }: Elements ) {
	let order = items;
	const isSet = () => items.every( ( { select } ) => select.value !== '' );

	const draw = () => {
		list.classList.toggle( 'is-set', isSet() );
		order.forEach( ( { element }, index ) => {
			const [ up, down ] = element.querySelectorAll( 'button' );
			up?.setAttribute( 'aria-disabled', String( index === 0 ) );
			down?.setAttribute( 'aria-disabled', String( index === order.length - 1 ) );
		} );
		keep.textContent = isSet() ? words.undo : words.keep;
		keep.hidden = isSet() && field.required;
	};
	const write = ( isKept: boolean ) => {
		order.forEach( ( { select, value }, index ) => ( select.value = isKept ? `${ index + 1 }:${ value }` : '' ) );
		draw();
		native.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		check();
	};
	const move = ( item: Item, to: number ) => {
		const from = order.indexOf( item );
		if ( ! order[ to ] || from === to ) {
			return;
		}
		order = order.filter( ( one ) => one !== item );
		order.splice( to, 0, item );
		// Move the other elements instead of this one, so that this one retains the focus and the pointer.
		order.slice( 0, to ).forEach( ( { element } ) => item.element.before( element ) );
		order
			.slice( to + 1 )
			.reverse()
			.forEach( ( { element } ) => item.element.after( element ) );
		write( true );
		status.textContent = filled( words.moved, item.label, to + 1, order.length );
	};
	return {
		/** Moves an item up (-1) or down (1). */
		step: ( item: Item, by: number ) => move( item, order.indexOf( item ) + by ),
		/** Moves an item to a vertical position in the window. */
		moveTo( item: Item, y: number ) {
			const to = order.findIndex( ( { element } ) => y < element.getBoundingClientRect().bottom );
			move( item, to === -1 ? order.length - 1 : to );
		},
		/** Reads the order from the select elements after they were restored or cleared. */
		read() {
			const placeOf = ( { select }: Item ) => Number.parseInt( select.value, 10 ) || items.length + 1;
			order = [ ...items ].sort( ( one, other ) => placeOf( one ) - placeOf( other ) );
			list.append( ...order.map( ( { element } ) => element ) );
			draw();
		},
		/** Accepts the current order as the answer, or clears the answer. */
		toggle() {
			const isKept = ! isSet();
			write( isKept );
			status.textContent = isKept ? words.kept : words.undone;
		},
	};
}

/** Adds the buttons that move an item, and makes the item draggable. */
function addMovers( item: Item, words: Words, order: ReturnType< typeof createOrder > ): void {
	const { element, label } = item;
	for ( const [ direction, by ] of [
		[ 'up', -1 ],
		[ 'down', 1 ],
	] as const ) {
		const mover = button( `vestibule-ranking__move is-${ direction }`, '' );
		mover.setAttribute( 'aria-label', filled( words[ direction ], label ) );
		mover.addEventListener( 'click', () => order.step( item, by ) );
		element.append( mover );
	}
	element
		.querySelector( '.vestibule-ranking__handle' )
		?.addEventListener( 'pointerdown', ( event ) =>
			drag( event as PointerEvent, element, ( y ) => order.moveTo( item, y ) )
		);
}

/** Replaces the select elements with a list that can be sorted with buttons or by dragging. */
function hydrate( inPage: FieldInPage ): void {
	const { form, field, container } = inPage;
	const elements = createElements( inPage );
	if ( ! elements ) {
		return;
	}
	const { native, list, items, status, keep, words } = elements;
	const order = createOrder( inPage, elements );
	const focusId = `${ field.id }_move`;
	items.forEach( ( item ) => addMovers( item, words, order ) );
	items[ 0 ]?.element.querySelector( '.is-down' )?.setAttribute( 'id', focusId );
	keep.addEventListener( 'click', order.toggle );
	native.addEventListener( 'change', ( { target } ) => target instanceof HTMLSelectElement && order.read() );
	container.addEventListener( 'vestibule:clear', order.read );
	form.element.addEventListener( 'vestibule:reset', order.read );
	onceLeft( native, () => {
		form.field( field.name ).focusId = focusId;
		native.hidden = true;
		native.before( list, keep, status );
		order.read();
	} );
}

function drag( event: PointerEvent, element: HTMLElement, to: ( y: number ) => void ): void {
	const handle = event.currentTarget;
	if ( ! ( handle instanceof HTMLElement ) || event.button !== 0 ) {
		return;
	}
	event.preventDefault();
	handle.setPointerCapture( event.pointerId );
	element.classList.add( 'is-dragged' );
	const follow = ( moved: PointerEvent ) => to( moved.clientY );
	const end = () => {
		element.classList.remove( 'is-dragged' );
		handle.removeEventListener( 'pointermove', follow );
	};
	handle.addEventListener( 'pointermove', follow );
	handle.addEventListener( 'lostpointercapture', end, { once: true } );
}

export const live: LiveField = { validate, hydrate };
