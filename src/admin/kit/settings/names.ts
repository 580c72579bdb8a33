type Group< Value > = Value extends readonly unknown[] ? never : Value extends object ? Value : never;

/** Paths of settings: nested keys are joined with dots, as in the server's errors. */
export type Name< Settings > = {
	[ Key in keyof Settings & string ]:
		Key | ( Group< Settings[ Key ] > extends never ? never : `${ Key }.${ Name< Group< Settings[ Key ] > > }` );
}[ keyof Settings & string ];

/** Type of the value at a path. */
export type ValueOf< Settings, Path > = Path extends keyof Settings
	? Settings[ Path ]
	: Path extends `${ infer Key }.${ infer Rest }`
		? Key extends keyof Settings
			? ValueOf< Settings[ Key ], Rest >
			: never
		: never;

/** Paths of the settings whose values have a given type. */
export type NameOf< Settings, Value > = {
	[ Path in Name< Settings > ]: ValueOf< Settings, Path > extends Value ? Path : never;
}[ Name< Settings > ];

/** New values by path. */
export type Changes< Settings > = { [ Path in Name< Settings > ]?: ValueOf< Settings, Path > };

const record = ( value: unknown ) => value as Readonly< Record< string, unknown > > | undefined;

export const read = ( from: unknown, name: string ): unknown =>
	name.split( '.' ).reduce< unknown >( ( at, key ) => record( at )?.[ key ], from );

function written( to: unknown, [ key = '', ...rest ]: readonly string[], value: unknown ): unknown {
	return { ...record( to ), [ key ]: rest.length > 0 ? written( record( to )?.[ key ], rest, value ) : value };
}

/** Returns the settings with new values. Unchanged objects are reused. */
export const withChanges = < Settings >( settings: Settings, changes: Changes< Settings > ): Settings =>
	Object.entries( changes ).reduce< unknown >(
		( before, [ name, value ] ) => written( before, name.split( '.' ), value ),
		settings
	) as Settings;
