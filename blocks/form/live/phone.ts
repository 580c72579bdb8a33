import intlTelInput from 'intl-tel-input';
import 'intl-tel-input/build/css/intlTelInput.min.css';
import { createPlanRegistry, type PlanRegistry } from '../../../src/phone/metadata';
import { createUtilities } from '../../../src/phone/utilities';
import type { FieldProps } from '../views/types';
import type { LiveForm } from './form';

const E164 = 0;

const registries = new Map< string, PlanRegistry >();

/** The numbering plans, by calling code, from the plugin's own folder. */
function plansFrom( folder: string ): PlanRegistry {
	const known = registries.get( folder );
	const plans =
		known ??
		createPlanRegistry( async ( code ) => {
			const response = await fetch( `${ folder }${ code }.json` );
			if ( ! response.ok ) {
				throw new Error( `Numbering plan ${ code }: ${ response.status }` );
			}
			return response.json();
		} );
	registries.set( folder, plans );
	return plans;
}

/** The names of the countries in the page's language, from the browser. */
function countryNames( locale: string ): Record< string, string > {
	const names = new Intl.DisplayNames( [ locale, 'en' ], { type: 'region' } );
	return Object.fromEntries(
		intlTelInput
			.getCountryData()
			.map( ( { iso2, name } ) => [ iso2, names.of( iso2.toUpperCase() ) ?? name ] )
	);
}

/** The country of the visitor, or nothing; never late enough to matter (contract "Country look-up"). */
async function lookUp( url: string | undefined ): Promise< string > {
	const response = await fetch( url ?? '', { signal: AbortSignal.timeout( 3000 ) } );
	const answer: { country?: string } = await response.json();
	return answer.country ?? '';
}

/**
 * Makes a country list, a placeholder and formatting of a plain phone control (specification 2.1). The numbering plan of
 * a country is loaded when the country is chosen; until it is there the number counts as right, for the server looks again.
 */
export function attachPhone( form: LiveForm, field: FieldProps ): void {
	const input = document.getElementById( field.id );
	if ( ! ( input instanceof HTMLInputElement ) ) {
		return;
	}
	const { words, locale, phoneUrl, countryUrl } = form.props;
	const plans = plansFrom( phoneUrl ?? '' );
	const utilities = createUtilities( plans );
	intlTelInput.utils = utilities;
	const widget = intlTelInput( input, {
		nationalMode: true,
		autoPlaceholder: field.placeholder === '' ? 'aggressive' : 'off',
		formatOnDisplay: true,
		formatAsYouType: true,
		strictMode: false,
		validationNumberTypes: null,
		initialCountry: field.initialCountry,
		geoIpLookup: ( success, failure ) => {
			lookUp( countryUrl ).then( success, failure );
		},
		i18n: {
			...countryNames( locale ),
			selectedCountryAriaLabel: words.countryButton,
			noCountrySelected: words.noCountry,
			countryListAriaLabel: words.countryList,
			searchPlaceholder: words.countrySearch,
			zeroSearchResults: words.noResults,
			oneSearchResult: words.oneResult,
			multipleSearchResults: words.manyResults,
		},
	} );
	// A look-up without an answer is none of the visitor's business.
	widget.promise.catch( () => undefined );
	const country = () => widget.getSelectedCountryData().iso2 ?? '';
	const load = async () => {
		await plans.loadNumber( input.value, country() ).catch( () => undefined );
		intlTelInput.instances[ widget.id ]?.handleUtils();
	};
	input.addEventListener( 'countrychange', () => void load() );
	input.addEventListener( 'change', () => void plans.loadNumber( input.value, country() ).catch( () => undefined ) );
	void load();

	form.verdicts.set( field.name, ( value ) =>
		plans.plan( country().toUpperCase() ) || value.trim().startsWith( '+' )
			? utilities.isValidNumber( value, country() )
			: true
	);
	form.overrides.set( field.name, () =>
		utilities.isValidNumber( input.value, country() )
			? utilities.formatNumber( input.value, country(), E164 )
			: input.value
	);
	form.element.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof HTMLSelectElement &&
			target.autocomplete === 'country' &&
			target.value &&
			input.value === ''
		) {
			widget.setCountry( target.value.toLowerCase() as Parameters< typeof widget.setCountry >[ 0 ] );
		}
	} );
}
