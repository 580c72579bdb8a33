import { TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import schema from '../../../plugin/contracts/chat.schema.json';
import type { Chat } from '../../contracts/chat';
import { useRefusal } from '../settings-parts/refusals';
import { WholeNumber } from '../settings-parts/WholeNumber';
import type { Changes, Styles } from './sections';

const STYLES = schema.properties.options.properties.styles.properties;

/** The names of the style settings that are of a kind. */
type KeyOf< Value > = { [ Key in keyof Styles ]: Styles[ Key ] extends Value ? Key : never }[ keyof Styles ];
type SwitchKey = { [ Key in keyof Styles ]: Styles[ Key ] extends 'ON' | 'OFF' ? Key : never }[ keyof Styles ];

interface StyleProps< Key extends keyof Styles > {
	name: Key;
	label: string;
	help?: string;
	settings: Chat;
	onChange( changes: Changes ): void;
}

/** A length or size in px, within the limits of the contract. */
export function SizeControl( { name, label, help, settings, onChange }: StyleProps< KeyOf< number > > ) {
	const { minimum, maximum } = STYLES[ name ];
	return (
		<WholeNumber
			label={ label }
			help={ help }
			min={ minimum }
			max={ maximum }
			value={ settings.options.styles[ name ] }
			onChange={ ( size ) => onChange( { styles: { [ name ]: size } } ) }
		/>
	);
}

type TextKey = 'btnLabel' | 'title' | 'description' | 'responseText' | 'gdprContent' | 'label';

export function StyleText( {
	name,
	label,
	help,
	settings,
	onChange,
	rows = 1,
}: StyleProps< TextKey > & { rows?: number } ) {
	const refusal = useRefusal( `options.styles.${ name }`, help );
	const common = {
		...refusal,
		__nextHasNoMarginBottom: true as const,
		label,
		value: settings.options.styles[ name ],
		onChange: ( text: string ) => onChange( { styles: { [ name ]: text } } ),
	};
	return rows > 1 ? (
		<TextareaControl { ...common } rows={ rows } />
	) : (
		<TextControl { ...common } __next40pxDefaultSize />
	);
}

export function StyleSwitch( { name, label, help, settings, onChange }: StyleProps< SwitchKey > ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ settings.options.styles[ name ] === 'ON' }
			onChange={ ( on ) => onChange( { styles: { [ name ]: on ? 'ON' : 'OFF' } } ) }
		/>
	);
}
