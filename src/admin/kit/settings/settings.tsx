import { Button, RadioControl } from '@wordpress/components';
import { createContext, useContext, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { SelectControl, ToggleControl } from '../../../controls/wordpress';
import { Versions } from '../../../controls/Versions';
import { labelAt } from '../../../shared/conflict';
import { read, type Changes, type Name, type NameOf, type ValueOf } from './names';
import { RefusalsProvider } from '../server/refusals';
import { SaveBar } from './SaveBar';
import { Section } from './Section';
import { optionRoute, useStored, type Store } from './useStored';
import './screen.css';

export interface ControlProps< Path > {
	name: Path;
	label: string;
	help?: string;
}

interface ScreenProps< Settings > {
	server: { settings: Settings; defaults: Settings };
	/** Defaults to WordPress's settings route. */
	store?: Store< Settings >;
	/** Returns the reason why the settings can't be saved; empty if they can. */
	problemOf?: ( settings: Settings ) => string;
	className?: string;
	/** Sections of the screen. */
	children: ReactNode;
	/** Element next to the sections, such as a preview. */
	beside?: ReactNode;
}

/**
 * Creates the components and hooks of a settings screen. Controls get their value and default by setting name. `textOf`
 * and `wholeOf` create controls that only some screens need.
 *
 * @param option Name of the option in WordPress's settings route.
 */
export function settingsOf< Settings extends object >( option: string ) {
	/** Labels of settings and of their options, for messages. */
	interface Names {
		labels: Record< string, string >;
		options: Record< string, readonly { value: string; label: string }[] >;
	}
	type Stored = ReturnType< typeof useStored< Settings > > & { defaults: Settings; names: Names };
	const Context = createContext< Stored | null >( null );
	const route = optionRoute< Settings >( option );

	/** Returns the current settings on the screen. */
	function useSettings(): Stored {
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

	function Screen( props: ScreenProps< Settings > ) {
		const { server, store = route.store, problemOf, className = '', children, beside } = props;
		const { defaults } = server;
		const stored = useStored( server.settings, option, store );
		const names = useRef< Names >( { labels: {}, options: {} } ).current;
		const inOption = ( path: string ) => path.slice( option.length + 1 );
		const optionWords = ( path: string, value: unknown ) =>
			names.options[ inOption( path ) ]?.find( ( one ) => one.value === value )?.label;
		const problem = problemOf?.( stored.settings ) ?? '';
		return (
			<Context.Provider value={ { ...stored, defaults, names } }>
				<div className={ `vestibule-admin ${ className }`.trim() }>
					<div className="vestibule-admin__sections">
						<RefusalsProvider value={ stored.refusals }>
							{ children }
							<SaveBar
								{ ...stored }
								problem={ problem }
								label={ __( 'Save', 'vestibule' ) }
								onSave={ () => void stored.save() }
								versions={
									stored.conflict && (
										<Versions
											changes={ stored.conflict.conflicts }
											labelOf={ ( { path } ) => labelAt( inOption( path ), names.labels ) }
											wordsOf={ optionWords }
											isBusy={ stored.isBusy }
											onChoose={ ( choice ) => void stored.choose( choice ) }
										/>
									)
								}
							/>
						</RefusalsProvider>
					</div>
					{ beside }
				</div>
			</Context.Provider>
		);
	}

	/** Section whose settings can be reset to their defaults. Resetting doesn't save. */
	function Group( props: { title: string; names: readonly Name< Settings >[]; children: ReactNode } ) {
		const { title, names, children } = props;
		const { settings, defaults, change, names: known } = useSettings();
		for ( const name of names ) {
			known.labels[ name ] ??= title;
		}
		const valuesOf = ( from: Settings ) =>
			Object.fromEntries( names.map( ( name ) => [ name, read( from, name ) ] ) );
		const standard = valuesOf( defaults );
		const reset = (
			<Button
				variant="tertiary"
				size="compact"
				disabled={ JSON.stringify( valuesOf( settings ) ) === JSON.stringify( standard ) }
				accessibleWhenDisabled
				/* translators: %s: a section of the settings. */
				aria-label={ sprintf( __( 'Reset %s to the defaults', 'vestibule' ), title ) }
				onClick={ () => change( standard as Changes< Settings > ) }
			>
				{ __( 'Reset', 'vestibule' ) }
			</Button>
		);
		return (
			<Section title={ title } action={ reset }>
				{ children }
			</Section>
		);
	}

	/** Switch. Older settings store ON and OFF instead of a boolean. */
	function Toggle( { name, label, help }: ControlProps< NameOf< Settings, boolean | 'ON' | 'OFF' > > ) {
		const { value, set } = useSetting( name, label );
		const [ on, off ] = typeof value === 'boolean' ? [ true, false ] : [ 'ON', 'OFF' ];
		return (
			<ToggleControl
				label={ label }
				help={ help }
				checked={ value === on }
				onChange={ ( isOn ) => set( ( isOn ? on : off ) as typeof value ) }
			/>
		);
	}

	interface Option< Path > {
		value: ValueOf< Settings, Path > & string;
		label: string;
		/** Shown only for radio buttons. */
		description?: string;
	}

	/** Control for one of several values: a select, or radio buttons with descriptions. */
	function Choice< Path extends NameOf< Settings, string > >( {
		name,
		label,
		help,
		options,
		isRadio = false,
	}: ControlProps< Path > & { options: readonly Option< Path >[]; isRadio?: boolean } ) {
		const { value, set } = useSetting( name, label );
		useSettings().names.options[ name ] = options;
		const common = { label, help, onChange: ( chosen: string ) => set( chosen as typeof value ) };
		return isRadio ? (
			<RadioControl { ...common } selected={ value as string } options={ [ ...options ] } />
		) : (
			<SelectControl
				{ ...common }
				value={ value as string }
				options={ [ ...options ] as { value: string; label: string }[] }
			/>
		);
	}

	return { Screen, Group, Toggle, Choice, useSettings, useSetting, route };
}
