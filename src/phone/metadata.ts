import type { MetadataJson } from 'libphonenumber-js/core';
import { callingCodeOf, COUNTRIES_OF, leadingCallingCode } from './countries';
import { internationalDigits } from './international';
import type { RawPlan } from './plan';
import { readNumber } from './reading';

/** Numbering plans of all countries that share a calling code, as in plugin/build/phone (tools/phone-metadata.mjs). */
export interface Plans {
	readonly countries: Readonly< Record< string, RawPlan > >;
	readonly nonGeographic?: Readonly< Record< string, RawPlan > >;
	/**
	 * Lengths of numbers that can be dialed only within an area. The key is the main country, or the calling code if it
	 * has no country.
	 */
	readonly localLengths?: Readonly< Record< string, readonly number[] > >;
	/** National numbers without prefix, as examples for placeholders. */
	readonly mobileExamples?: Readonly< Record< string, string > >;
	readonly fixedLineExamples?: Readonly< Record< string, string > >;
}

/** Loads the plans of a calling code. Rejects if they cannot be loaded. */
export type FetchPlans = ( callingCode: string ) => Promise< Plans >;

/** Registry of the loaded numbering plans. Plans are never removed, and a failed load can be retried. */
export interface PlanRegistry {
	/**
	 * Metadata for libphonenumber-js. This object remains the same as long as the registry exists, and each load
	 * extends it.
	 */
	readonly metadata: MetadataJson;
	/** Loads the plan of a country in upper or lower case. Resolves at once if the plan is loaded or doesn't exist. */
	loadCountry: ( country: string ) => Promise< void >;
	/**
	 * Loads all plans that are needed to validate a number: those of the country, and those of the calling code with
	 * which the number starts.
	 */
	loadNumber: ( number: string, country: string ) => Promise< void >;
	has: ( callingCode: string ) => boolean;
	/** Returns the plan of a country in upper case, if it is loaded. */
	plan: ( country: string ) => RawPlan | undefined;
	/** Returns the plan of a calling code's main country. It defines the lengths of all numbers with this code. */
	mainPlan: ( callingCode: string ) => RawPlan | undefined;
	localLengths: ( callingCode: string ) => readonly number[];
	/**
	 * Returns an example national number without prefix for a country in upper case. `type` is a number type of
	 * intl-tel-input: 0 and 2 are fixed line, 1 is mobile. Other types have no example.
	 */
	example: ( country: string, type: number ) => string | undefined;
}

/**
 * Creates a registry with an entry for each calling code, such as 49. Plans that are loaded or loading are not
 * requested again.
 */
export function createPlanRegistry( fetchPlans: FetchPlans ): PlanRegistry {
	const loaded = new Map< string, Plans >();
	const loading = new Map< string, Promise< void > >();
	const codes: Record< string, readonly string[] > = {};
	const countries: Record< string, RawPlan > = {};
	const nonGeographic: Record< string, RawPlan > = {};
	// The package's type requires every country, but plans are added one by one.
	const metadata = { version: 4, country_calling_codes: codes, countries, nonGeographic } as unknown as MetadataJson;

	const add = ( code: string, plans: Plans ): void => {
		const members = COUNTRIES_OF.get( code ) ?? [];
		if ( members.length > 0 ) {
			codes[ code ] = members;
		}
		Object.assign( countries, plans.countries );
		Object.assign( nonGeographic, plans.nonGeographic );
		loaded.set( code, plans );
	};

	const load = ( code: string | undefined ): Promise< void > => {
		if ( code === undefined || loaded.has( code ) ) {
			return Promise.resolve();
		}
		const request =
			loading.get( code ) ??
			fetchPlans( code )
				.then( ( plans ) => add( code, plans ) )
				.finally( () => loading.delete( code ) );
		loading.set( code, request );
		return request;
	};

	const mainCountry = ( code: string ): string | undefined => COUNTRIES_OF.get( code )?.[ 0 ];

	const plan = ( country: string ): RawPlan | undefined => countries[ country ];

	return {
		metadata,
		loadCountry: ( country ) => load( callingCodeOf( country ) ),
		loadNumber: async ( text, country ) => {
			await load( callingCodeOf( country ) );
			const reading = readNumber( text );
			const international =
				typeof reading === 'string' ? undefined : internationalDigits( reading, plan( country.toUpperCase() ) );
			await load( international === undefined ? undefined : leadingCallingCode( international ) );
		},
		has: ( code ) => loaded.has( code ),
		plan,
		mainPlan: ( code ) => plan( mainCountry( code ) ?? '' ) ?? nonGeographic[ code ],
		localLengths: ( code ) => loaded.get( code )?.localLengths?.[ mainCountry( code ) ?? code ] ?? [],
		example: ( country, type ) => {
			const { mobileExamples = {}, fixedLineExamples = {} } = loaded.get( callingCodeOf( country ) ?? '' ) ?? {};
			const fixedLine =
				type === 0 || type === 2 ? ( fixedLineExamples[ country ] ?? mobileExamples[ country ] ) : undefined;
			return type === 1 ? mobileExamples[ country ] : fixedLine;
		},
	};
}
