import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Provider, ReactNode } from 'react';
import { Versions } from '../../../controls/Versions';
import { labelAt } from '../../../shared/conflict';
import { contextOf, type Labels, type Stored } from './context';
import { choiceOf, toggleOf } from './controls';
import { read, type Changes, type Name } from './names';
import { RefusalsProvider } from '../server/refusals';
import { SaveBar } from './SaveBar';
import { Section } from './Section';
import { optionRoute, useStored, type Store } from './useStored';
import './screen.css';

interface ScreenProps< Settings > {
	server: { settings: Settings; defaults: Settings };
	/** Saves the settings. Defaults to a request to WordPress's settings route. */
	store?: Store< Settings >;
	/** Returns the reason why the settings can't be saved; empty if they can. */
	problemOf?: ( settings: Settings ) => string;
	className?: string;
	/** Sections of the screen. */
	children: ReactNode;
	/** Element next to the sections, such as a preview. */
	beside?: ReactNode;
}

interface ConflictProps< Settings extends object > {
	stored: ReturnType< typeof useStored< Settings > >;
	option: string;
	names: Labels;
}

/** Dialog with both versions of settings that another person has changed in the meantime. */
function ConflictVersions< Settings extends object >( { stored, option, names }: ConflictProps< Settings > ) {
	const inOption = ( path: string ) => path.slice( option.length + 1 );
	const optionWords = ( path: string, value: unknown ) =>
		names.options[ inOption( path ) ]?.find( ( one ) => one.value === value )?.label;
	return (
		stored.conflict && (
			<Versions
				changes={ stored.conflict.conflicts }
				labelOf={ ( { path } ) => labelAt( inOption( path ), names.labels ) }
				wordsOf={ optionWords }
				isBusy={ stored.isBusy }
				onChoose={ ( choice ) => void stored.choose( choice ) }
			/>
		)
	);
}

/** Creates the component for the settings screen of an option. */
const screenOf = < Settings extends object >(
	option: string,
	store: Store< Settings >,
	SettingsProvider: Provider< Stored< Settings > | null >
) =>
	function Screen( props: ScreenProps< Settings > ) {
		const { server, problemOf, className = '', children, beside } = props;
		const stored = useStored( server.settings, option, props.store ?? store );
		const names = useRef< Labels >( { labels: {}, options: {} } ).current;
		return (
			<SettingsProvider value={ { ...stored, defaults: server.defaults, names } }>
				<div className={ `vestibule-admin ${ className }`.trim() }>
					<div className="vestibule-admin__sections">
						<RefusalsProvider value={ stored.refusals }>
							{ children }
							<SaveBar
								{ ...stored }
								problem={ problemOf?.( stored.settings ) ?? '' }
								label={ __( 'Save', 'vestibule' ) }
								onSave={ () => void stored.save() }
								versions={ <ConflictVersions stored={ stored } option={ option } names={ names } /> }
							/>
						</RefusalsProvider>
					</div>
					{ beside }
				</div>
			</SettingsProvider>
		);
	};

interface GroupProps< Settings > {
	title: string;
	names: readonly Name< Settings >[];
	children: ReactNode;
}

/** Creates a section whose settings can be reset to their defaults. Resetting does not save the settings. */
const groupOf = < Settings extends object >( useSettings: () => Stored< Settings > ) =>
	function Group( { title, names, children }: GroupProps< Settings > ) {
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
				/* translators: %s: name of a section of the settings. */
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
	};

/**
 * Creates the components and hooks of a settings screen. Controls read their value and default by setting name.
 * `textOf` and `wholeOf` create controls that only some screens need.
 *
 * @param option Name of the option in WordPress's settings route.
 */
export function settingsOf< Settings extends object >( option: string ) {
	const { SettingsProvider, useSettings, useSetting, useOptions } = contextOf< Settings >( option );
	const route = optionRoute< Settings >( option );
	return {
		Screen: screenOf( option, route.store, SettingsProvider ),
		Group: groupOf( useSettings ),
		Toggle: toggleOf< Settings >( useSetting ),
		Choice: choiceOf< Settings >( useSetting, useOptions ),
		useSettings,
		useSetting,
		route,
	};
}
