import intlTelInput, { type Iti } from 'intl-tel-input';
import 'intl-tel-input/build/css/intlTelInput.min.css';
import { pause } from '../../../src/islands/turns';
import { withDialCode } from '../../../src/phone/dial-code';
import { createPlanRegistry, type PlanRegistry } from '../../../src/phone/metadata';
import { plansAt } from '../../../src/phone/plans-at';
import { readNumber } from '../../../src/phone/reading';
import { createUtilities } from '../../../src/phone/utilities';
import { validateLoaded } from '../../../src/phone/verdict';
import { onceLeft } from '../../../src/shared/once-left';
import type { FieldInPage, LiveField, LiveForm } from '../kit/live';
import type { FieldProps } from '../kit/rules';

/** Timeout in milliseconds for detecting the country. The field can be used before the country is known. */
const LOOK_UP = 3000;

const registries = new Map< string, PlanRegistry >();

/** Returns the registry of numbering plans in the plugin's folder. All fields of the page share one registry. */
function plansFrom( folder: string ): PlanRegistry {
	const plans = registries.get( folder ) ?? createPlanRegistry( plansAt( folder, ( address ) => fetch( address ) ) );
	registries.set( folder, plans );
	return plans;
}

/** Returns the names of the countries in the language of the page. */
function countryNames( locale: string ): Record< string, string > {
	const names = new Intl.DisplayNames( [ locale, 'en' ], { type: 'region' } );
	return Object.fromEntries(
		intlTelInput.getCountryData().map( ( { iso2, name } ) => [ iso2, names.of( iso2.toUpperCase() ) ?? name ] )
	);
}

/** Returns the codes of the site's country and its neighbors in upper case (Fields\Types\Phone::pageSettings). */
const homeOf = ( { settings }: FieldProps ) => ( settings as { home?: string[] } | undefined )?.home ?? [];

/** Returns the country codes that the library lists first: the site's country, then its neighbors sorted by name. */
function listedFirst( field: FieldProps, names: Record< string, string >, locale: string ): string[] {
	const [ own, ...neighbors ] = homeOf( field ).map( ( code ) => code.toLowerCase() );
	const nameOf = ( code: string ) => names[ code ] ?? code;
	return own
		? [ own, ...neighbors.sort( ( one, other ) => nameOf( one ).localeCompare( nameOf( other ), locale ) ) ]
		: [];
}

let visitorCountry: Promise< string > | undefined;

/**
 * Returns the country of the visitor (docs/rest.md). If it is unknown, returns the country of the site, otherwise that
 * of the page's language.
 */
async function lookUp( url: string, locale: string, own: string | undefined ): Promise< string > {
	const found = await fetch( url, { signal: AbortSignal.timeout( LOOK_UP ) } )
		.then( ( response ) => response.json() )
		.then( ( answer: { country?: string } ) => answer.country ?? '' )
		.catch( () => '' );
	return found || own || new Intl.Locale( locale ).maximize().region || 'us';
}

/**
 * Prepares the country list in several tasks, because loading the data of a language takes a long time. Returns a
 * function that creates the list.
 */
async function prepareList(
	form: LiveForm,
	field: FieldProps,
	input: HTMLInputElement,
	plans: PlanRegistry
): Promise< () => Iti > {
	const { words, locale, countryUrl } = form.props;
	// Start the request now, so that the country is already known when the list is created.
	if ( field.initialCountry === 'auto' ) {
		visitorCountry ??= lookUp( countryUrl ?? '', locale, homeOf( field )[ 0 ] );
	}
	const names = countryNames( locale );
	await pause();
	const count = new Intl.NumberFormat( locale );
	count.format( 0 );
	await pause();
	return () =>
		intlTelInput( input, {
			initialCountry: field.initialCountry,
			countryOrder: listedFirst( field, names, locale ),
			geoIpLookup: ( found ) => {
				void visitorCountry?.then( found );
			},
			loadUtils: async () => {
				await plans.loadNumber( input.value, '' ).catch( () => undefined );
				await new Promise< void >( onceNoNumberIsTyped );
				return { default: createUtilities( plans ) };
			},
			// By default, the library accepts only mobile numbers.
			validationNumberTypes: null,
			i18n: {
				...names,
				selectedCountryAriaLabel: words.countryButton,
				noCountrySelected: words.noCountry,
				countryListAriaLabel: words.countryList,
				searchPlaceholder: words.countrySearch,
				searchResultsText: ( found ) =>
					( ( found === 0 ? words.noResults : words.results ) ?? '' ).replace( '%s', count.format( found ) ),
			},
		} );
}

/**
 * Calls `callback` when no phone number is being typed, because the library reformats the numbers of all fields after
 * its utilities have loaded.
 */
function onceNoNumberIsTyped( callback: () => void ): void {
	const { activeElement } = document;
	if ( activeElement instanceof HTMLInputElement && activeElement.type === 'tel' && activeElement.value !== '' ) {
		onceLeft( activeElement, () => onceNoNumberIsTyped( callback ) );
	} else {
		callback();
	}
}

/**
 * Adds a country list, a placeholder and formatting to a phone input (docs/form.md). The numbering plan of a country
 * loads when the country is selected. Numbers that cannot be validated here are accepted, because the server validates
 * all numbers again.
 */
async function hydrate( { form, field }: FieldInPage ): Promise< void > {
	const input = document.getElementById( field.id );
	if ( ! ( input instanceof HTMLInputElement ) ) {
		return;
	}
	const plans = plansFrom( form.props.phoneUrl ?? '' );
	const makeList = await prepareList( form, field, input, plans );
	// Creating the list moves the input, which would remove the focus and close a phone's keyboard.
	onceLeft( input, () => connect( form, field, input, plans, makeList() ) );
}

function connect( form: LiveForm, field: FieldProps, input: HTMLInputElement, plans: PlanRegistry, widget: Iti ): void {
	const country = () => widget.getSelectedCountryData().iso2 ?? '';
	let drawn: string | undefined;
	const refresh = async () => {
		const chosen = country();
		// The library reports a change on every keystroke as long as the country is unknown.
		if ( chosen === drawn ) {
			return;
		}
		drawn = chosen;
		await plans.loadCountry( chosen ).catch( () => undefined );
		if ( country() === chosen ) {
			widget.setPlaceholderNumberType( 'MOBILE' );
			await pause();
			input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		}
	};
	input.addEventListener( 'countrychange', () => void refresh() );
	widget.promise.catch( () => undefined ).then( refresh );
	describeCountries( input, widget, form.props.words );

	followCountry( form, input, widget );
	const own = form.field( field.name );
	if ( field.settings?.extendedValidation === false ) {
		own.verdict = ( value ) => typeof readNumber( value ) !== 'string';
		own.value = () => ( input.value.trim() === '' ? '' : withDialCode( input.value, country() ) );
		return;
	}
	const isReadable = () => plans.plan( country().toUpperCase() ) !== undefined || country() === '';
	const result = ( value: string ) => validateLoaded( value, country(), plans );
	own.verdict = ( value ) => ! isReadable() || result( value ).valid;
	own.prepare = () => plans.loadNumber( input.value, country() );
	own.value = () =>
		input.value.trim() === '' ? '' : ( result( input.value ).e164 ?? withDialCode( input.value, country() ) );
}

/**
 * Selects the country of the form's country field, unless the visitor has typed a phone number or selected a country in
 * the list.
 */
function followCountry( form: LiveForm, input: HTMLInputElement, widget: Iti ): void {
	const country = () => widget.getSelectedCountryData().iso2;
	let before = country();
	let isChosen = false;
	input.addEventListener( 'open:countrydropdown', () => ( before = country() ) );
	input.addEventListener( 'close:countrydropdown', () => ( isChosen ||= before !== country() ) );
	form.element.addEventListener( 'change', ( { target } ) => {
		const iso2 =
			target instanceof HTMLSelectElement && target.autocomplete === 'country' ? target.value.toLowerCase() : '';
		const known = intlTelInput.getCountryData().find( ( one ) => one.iso2 === iso2 );
		if ( known && ! isChosen && input.value === '' ) {
			widget.setCountry( known.iso2 );
		}
	} );
}

/** Makes the country list accessible for screen readers and keyboards. */
function describeCountries( input: HTMLInputElement, widget: Iti, words: Record< string, string > ): void {
	const box = input.closest( '.iti' );
	const button = box?.querySelector< HTMLElement >( '.iti__selected-country' );
	if ( ! box || ! button ) {
		return;
	}
	const name = () => {
		const { name: country, dialCode } = widget.getSelectedCountryData();
		button.setAttribute(
			'aria-label',
			[ words.countryButton, country && `${ country } +${ dialCode }` ].filter( Boolean ).join( ': ' )
		);
	};
	button.removeAttribute( 'title' );
	button.setAttribute( 'aria-haspopup', 'dialog' );
	input.addEventListener( 'countrychange', name );
	name();
	// If the country is unknown, the library adds a title that is always in English.
	new MutationObserver( () => button.removeAttribute( 'title' ) ).observe( button, { attributeFilter: [ 'title' ] } );
	input.addEventListener( 'open:countrydropdown', () => {
		document.querySelector( '.iti__dropdown-content > .iti__a11y-text' )?.setAttribute( 'role', 'status' );
	} );
	input.addEventListener( 'close:countrydropdown', () => {
		const { activeElement } = document;
		if ( activeElement === document.body || activeElement?.closest( '.iti__dropdown-content' ) ) {
			button.focus();
		}
	} );
}

export const live: LiveField = { hydrate };
