import { RadioControl } from '@wordpress/components';
import { SelectControl, ToggleControl } from '../../../controls/wordpress';
import type { Name, NameOf, ValueOf } from './names';

export interface ControlProps< Path > {
	name: Path;
	label: string;
	help?: string;
}

/** Hook of `settingsOf` that returns a setting by name. */
export interface SettingHook< Path extends string > {
	( name: Path, label?: string ): { value: unknown; set( value: never ): void };
}

/** Creates a switch. Older settings store ON and OFF instead of a boolean. */
export const toggleOf = < Settings, >( useSetting: SettingHook< NameOf< Settings, boolean | 'ON' | 'OFF' > > ) =>
	function Toggle( { name, label, help }: ControlProps< NameOf< Settings, boolean | 'ON' | 'OFF' > > ) {
		const { value, set } = useSetting( name, label );
		const [ on, off ] = typeof value === 'boolean' ? [ true, false ] : [ 'ON', 'OFF' ];
		return (
			<ToggleControl
				label={ label }
				help={ help }
				checked={ value === on }
				onChange={ ( isOn ) => set( ( isOn ? on : off ) as never ) }
			/>
		);
	};

interface Option< Value > {
	value: Value & string;
	label: string;
	/** Explanation of the option. Displayed only next to radio buttons. */
	description?: string;
}

/** Creates a control for one of several values: a select, or radio buttons with descriptions. */
export const choiceOf = < Settings, >(
	useSetting: SettingHook< Name< Settings > >,
	useOptions: ( name: string, options: readonly Option< unknown >[] ) => void
) =>
	function Choice< Path extends NameOf< Settings, string > >( {
		name,
		label,
		help,
		options,
		isRadio = false,
	}: ControlProps< Path > & { options: readonly Option< ValueOf< Settings, Path > >[]; isRadio?: boolean } ) {
		const { value, set } = useSetting( name, label );
		useOptions( name, options );
		const common = { label, help, onChange: ( chosen: string ) => set( chosen as never ) };
		return isRadio ? (
			<RadioControl { ...common } selected={ value as string } options={ [ ...options ] } />
		) : (
			<SelectControl
				{ ...common }
				value={ value as string }
				options={ [ ...options ] as { value: string; label: string }[] }
			/>
		);
	};
