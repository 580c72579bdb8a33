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
	 * Lengths that can be dialled only within an area, under the main country or, where there is none, the calling
	 * code.
	 */
	readonly localLengths?: Readonly< Record< string, readonly number[] > >;
	/** National numbers without prefix, for the placeholder. */
	readonly mobileExamples?: Readonly< Record< string, string > >;
	readonly fixedLineExamples?: Readonly< Record< string, string > >;
}

/** Loads the plans of a calling code. Rejects if they cannot be loaded. */
export type FetchPlans = ( callingCode: string ) => Promise< Plans >;

/** The numbering plans that have been loaded so far. It only grows; a failed load can be tried again. */
export interface PlanRegistry {
	/** What libphonenumber-js reads. One object for the registry's life, filled as plans arrive. */
	readonly metadata: MetadataJson;
	/** Loads a country, upper or lower case. Settles at once when it is there, or when there is no such plan. */
	loadCountry: ( country: string ) => Promise< void >;
	/**
	 * Loads what it takes to judge this text in this country: the country, and the one that the number itself names.
	 */
	loadNumber: ( number: string, country: string ) => Promise< void >;
	has: ( callingCode: string ) => boolean;
	/** The plan of a country in capitals, once it is loaded. */
	plan: ( country: string ) => RawPlan | undefined;
	/** The plan of a calling code's main country, by whose lengths every number of that code is measured. */
	mainPlan: ( callingCode: string ) => RawPlan | undefined;
	localLengths: ( callingCode: string ) => readonly number[];
	/**
	 * A national number without prefix of this country (capitals); `type` is intl-tel-input's: 0 and 2 fixed line, 1
	 * mobile, others have none.
	 */
	example: ( country: string, type: number ) => string | undefined;
}

/** Keeps the numbering plans by calling code and asks for each file once. */
export function createPlanRegistry( fetchPlans: FetchPlans ): PlanRegistry {
	const loaded = new Map< string, Plans >();
	const loading = new Map< string, Promise< void > >();
	const codes: Record< string, readonly string[] > = {};
	const countries: Record< string, RawPlan > = {};
	const nonGeographic: Record< string, RawPlan > = {};
	// The package's own type names every country as a required key, while ours come one by one.
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
