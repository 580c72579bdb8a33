import { createContext, useContext } from '@wordpress/element';
import { read, type Changes, type Name, type ValueOf } from './names';
import type { useStored } from './useStored';

/** Labels of settings and of their options, for messages. */
export interface Labels {
	labels: Record< string, string >;
	options: Record< string, readonly { value: string; label: string }[] >;
}

/** Settings on the screen, with their defaults. */
export type Stored< Settings extends object > = ReturnType< typeof useStored< Settings > > & {
	defaults: Settings;
	names: Labels;
};

/** Creates the context of a settings screen, with hooks that read it. */
export function contextOf< Settings extends object >( option: string ) {
	const Context = createContext< Stored< Settings > | null >( null );

	/** Returns the current settings on the screen. */
	function useSettings(): Stored< Settings > {
		const stored = useContext( Context );
		if ( stored === null ) {
			throw new Error( `A setting of ${ option } stands outside its screen.` );
		}
		return stored;
	}

	/**
	 * @param name
	 * @param label Label of the control, for messages about the setting.
	 */
	function useSetting< Path extends Name< Settings > >( name: Path, label = '' ) {
		const { settings, change, names } = useSettings();
		if ( label !== '' ) {
			names.labels[ name ] = label;
		}
		return {
			value: read( settings, name ) as ValueOf< Settings, Path >,
			set: ( value: ValueOf< Settings, Path > ) =>
				change( { [ name ]: value } as unknown as Changes< Settings > ),
		};
	}

	/** Stores the labels of a setting's options, for messages about the setting. */
	function useOptions( name: string, options: Labels[ 'options' ][ string ] ): void {
		useSettings().names.options[ name ] = options;
	}

	return { SettingsProvider: Context.Provider, useSettings, useSetting, useOptions };
}
