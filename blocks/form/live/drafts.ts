import { createDebounce } from '../../../src/form/debounce';
import { draftOf, withDraft, type Draft } from '../../../src/form/drafts';
import { givenFor } from '../../../src/prefill/fill';
import { onceLeft } from '../../../src/shared/once-left';
import type { LiveForm } from '../../fields/kit/live';
import { reset } from './submission';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Delay in milliseconds after the last change before the draft is stored. */
const PAUSE = 500;

/**
 * Selector for controls that are never stored: hidden inputs, passwords and files. An appointment is not stored either,
 * because its time may be booked in the meantime.
 */
const LEFT_OUT = ':is( [type="hidden"], [type="password"], [type="file"], .vestibule-appointment__native )';

/** Pattern for URLs of pages on which the server has already restored the answers. */
const FROM_SERVER = /[?&]vestibule_(?:result|saved)=/;

/** Returns the controls of fields. Other controls of the form, such as the token, are not included. */
const controlsOf = ( { element }: LiveForm ): Control[] =>
	[ ...element.querySelectorAll< Control >( '[data-field] :is( input, select, textarea )[name]' ) ].filter(
		( control ) => ! control.matches( LEFT_OUT )
	);

const isBox = ( control: Control ): control is HTMLInputElement => /^(?:checkbox|radio)$/.test( control.type );

/**
 * Returns the values of a control in the format in which they are submitted, such as a phone number with its country.
 */
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

/** Checks whether a control still has the value that the server printed. */
const isUntouched = ( control: Control ): boolean => {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.options ].every( ( { selected, defaultSelected }, index ) =>
			selected ? defaultSelected || index === 0 : ! defaultSelected
		);
	}
	return isBox( control ) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
};

/** Converts the names of controls to field names. The names of controls in repeaters contain brackets. */
const fieldNames = ( posted: readonly string[] ): string[] => [
	...new Set( posted.flatMap( ( name ) => [ name.replace( /\[\]$/, '' ), name.replace( /\[.*$/, '' ) ] ) ),
];

/**
 * Restores a draft into controls that the visitor has not used yet, and updates the views. If a control has the focus,
 * it is restored after the focus has left it.
 */
function restore( form: LiveForm, { values, step }: Draft ): void {
	const known = controlsOf( form );
	const isAtWork = form.element.querySelector( '[data-field] :focus' ) !== null;
	// Values from URL parameters are newer than the draft, so they are not replaced.
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
	// Clear only these fields and not the whole form, because the visitor may already have selected a time or a file.
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

/** Creates the button that deletes the draft and clears the form. */
function createClear( form: LiveForm, forget: () => void ): HTMLElement {
	const clear = Object.assign( document.createElement( 'button' ), {
		type: 'button',
		textContent: form.props.words.clear ?? '',
	} );
	clear.addEventListener( 'click', () => {
		forget();
		reset( form );
		controlsOf( form )[ 0 ]?.focus();
	} );
	return clear;
}

/**
 * Stores the answers in the browser until the form is submitted, and restores them after a reload (docs/form-data.md).
 *
 * @param storage Returns the storage. Nothing is stored if it is blocked or full.
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
	// Also store answers that were entered before this script loaded.
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
	// Answers that the server has restored, after a submission or through an emailed link, are newer than the draft.
	if ( draft && ! FROM_SERVER.test( location.search ) && props.message === '' ) {
		restore( form, draft );
		element.prepend( line );
		const words = [ props.words.restored, element.querySelector( '[type="file"]' ) && props.words.filesAgain ];
		// Add the text later. Screen readers don't announce a live region that is inserted together with its text.
		requestAnimationFrame( () =>
			line.append( `${ words.filter( Boolean ).join( ' ' ) } `, createClear( form, forget ) )
		);
	}
	island.dataset.drafts = '';
}
