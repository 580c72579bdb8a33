import { createDebounce } from '../../../src/form/debounce';
import { draftOf, withDraft, type Draft } from '../../../src/form/drafts';
import { givenFor } from '../../../src/prefill/fill';
import { onceLeft } from '../../../src/shared/once-left';
import type { LiveForm } from '../../fields/kit/live';
import { reset } from './submission';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** In ms, after the last change. */
const PAUSE = 500;

/** What nobody types, and what is no text: never kept. A chosen time is not, either: somebody else may have it. */
const LEFT_OUT = ':is( [type="hidden"], [type="password"], [type="file"], .vestibule-appointment__native )';

/** The address of a page to which the server brings back what was typed. */
const FROM_SERVER = /[?&]vestibule_(?:result|saved)=/;

/** Controls of fields: what else a form carries, its token first of all, is not the visitor's. */
const controlsOf = ( { element }: LiveForm ): Control[] =>
	[ ...element.querySelectorAll< Control >( '[data-field] :is( input, select, textarea )[name]' ) ].filter(
		( control ) => ! control.matches( LEFT_OUT )
	);

const isBox = ( control: Control ): control is HTMLInputElement => /^(?:checkbox|radio)$/.test( control.type );

/** What stands in a control: as it is posted, since a phone number needs its country. */
function textsIn( form: LiveForm, control: Control ): string[] {
	if ( isBox( control ) ) {
		return control.checked ? [ control.value ] : [];
	}
	if ( control instanceof HTMLSelectElement && control.multiple ) {
		return [ ...control.selectedOptions ].map( ( { value } ) => value );
	}
	const text = ( control.value && form.fields.get( control.name )?.value?.() ) || control.value;
	return text === '' ? [] : [ text ];
}

function valuesOf( form: LiveForm ): Draft[ 'values' ] {
	const values: Draft[ 'values' ] = {};
	for ( const control of controlsOf( form ) ) {
		const texts = textsIn( form, control );
		if ( texts.length > 0 ) {
			values[ control.name ] = [ ...( values[ control.name ] ?? [] ), ...texts ];
		}
	}
	return values;
}

function write( control: Control, texts: string[] ): void {
	if ( isBox( control ) ) {
		control.checked = texts.includes( control.value );
	} else if ( control instanceof HTMLSelectElement ) {
		const chosen = texts.length > 0 ? texts : [ '' ];
		[ ...control.options ].forEach( ( option ) => ( option.selected = chosen.includes( option.value ) ) );
	} else {
		control.value = texts[ 0 ] ?? '';
	}
}

/** Whether a control stands as the server printed it, which may be with a value that the form begins with. */
const isUntouched = ( control: Control ): boolean => {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.options ].every( ( { selected, defaultSelected }, index ) =>
			selected ? defaultSelected || index === 0 : ! defaultSelected
		);
	}
	return isBox( control ) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
};

/** Names of the fields that controls belong to: fields of rows have brackets in theirs. */
const fieldNames = ( posted: readonly string[] ): string[] => [
	...new Set( posted.flatMap( ( name ) => [ name.replace( /\[\]$/, '' ), name.replace( /\[.*$/, '' ) ] ) ),
];

/**
 * Fills in controls that the visitor has not used yet, and has views read their part of the draft. A control that has the
 * focus is filled in after the visitor has left it.
 */
function restore( form: LiveForm, { values, step }: Draft ): void {
	const known = controlsOf( form );
	const isAtWork = form.element.querySelector( '[data-field] :focus' ) !== null;
	// What a link fills in is newer than what was typed another day.
	const given = new URLSearchParams( window.location.search );
	const isTouched = ( control: Control ) =>
		! isUntouched( control ) || givenFor( control.name, form.element, given ) !== '';
	const touched = new Set( known.filter( isTouched ).map( ( { name } ) => name ) );
	const posted = Object.entries( values ).map( ( [ name, texts ] ): [ string, string | string[] ] =>
		name.endsWith( '[]' ) ? [ name.slice( 0, -2 ), texts ] : [ name, texts[ 0 ] ?? '' ]
	);
	form.props.values = Object.fromEntries( posted );
	const { cleared } = form.store.get();
	const untouched = [ ...known.map( ( { name } ) => name ), ...Object.keys( values ) ].filter(
		( name ) => ! touched.has( name )
	);
	// Not a reset of the whole form: a time or a file that the visitor has chosen meanwhile stays.
	form.store.set( {
		cleared: {
			...cleared,
			...Object.fromEntries( fieldNames( untouched ).map( ( name ) => [ name, ( cleared[ name ] ?? 0 ) + 1 ] ) ),
		},
	} );
	for ( const control of known ) {
		if ( ! touched.has( control.name ) ) {
			onceLeft( control, () => {
				if ( isUntouched( control ) ) {
					write( control, values[ control.name ] ?? [] );
					control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
				}
			} );
		}
	}
	if ( ! isAtWork ) {
		form.steps?.open( step );
	}
}

/**
 * Keeps what is typed in the visitor's browser until it is sent, and brings it back after a reload or another day
 * (docs/form-data.md).
 *
 * @param storage Forbidden or full, it keeps nothing.
 */
export function start( form: LiveForm, storage: () => Storage = () => localStorage ): void {
	const { element, island, props } = form;
	const key = element.dataset.kept ?? '';
	const page = location.pathname + props.instance.replace( /^.*_/, '#' );
	const first = props.values;
	const keep = ( draft: Draft | null ) => {
		try {
			const kept = withDraft( storage().getItem( key ), page, draft, Date.now() );
			if ( kept === null ) {
				storage().removeItem( key );
			} else {
				storage().setItem( key, kept );
			}
		} catch {}
	};
	const line = Object.assign( document.createElement( 'div' ), { className: 'vestibule-form__draft' } );
	line.setAttribute( 'role', 'status' );
	const forget = () => {
		isWaiting = false;
		keep( null );
		props.values = first;
		line.remove();
	};

	let isWaiting = false;
	const save = () => {
		if ( isWaiting ) {
			isWaiting = false;
			const values = valuesOf( form );
			const isEmpty = Object.keys( values ).length === 0;
			keep( isEmpty ? null : { at: Date.now(), step: form.steps?.active() ?? 1, values } );
		}
	};
	const later = createDebounce( save, PAUSE );
	for ( const event of [ 'input', 'change', 'vestibule:step' ] ) {
		element.addEventListener( event, () => {
			isWaiting = true;
			later( '' );
		} );
	}
	addEventListener( 'pagehide', save );
	// What was typed before this was here.
	if ( ! controlsOf( form ).every( isUntouched ) ) {
		isWaiting = true;
		later( '' );
	}
	element.addEventListener( 'vestibule:success', forget );
	element.addEventListener( 'vestibule:reset', forget );

	let draft: Draft | undefined;
	try {
		draft = draftOf( storage().getItem( key ), page, Date.now() );
	} catch {}
	// What the server brings back after a post, or by a mailed link, is newer.
	if ( draft && ! FROM_SERVER.test( location.search ) && props.message === '' ) {
		const clear = Object.assign( document.createElement( 'button' ), {
			type: 'button',
			textContent: props.words.clear ?? '',
		} );
		clear.addEventListener( 'click', () => {
			forget();
			reset( form );
			controlsOf( form )[ 0 ]?.focus();
		} );
		restore( form, draft );
		element.prepend( line );
		const words = [ props.words.restored, element.querySelector( '[type="file"]' ) && props.words.filesAgain ];
		// A live region that comes with its words is not read out.
		requestAnimationFrame( () => line.append( `${ words.filter( Boolean ).join( ' ' ) } `, clear ) );
	}
	island.dataset.drafts = '';
}
