import type { ComponentProps } from 'react';
import { TextareaControl, TextControl } from '../../../controls/wordpress';
import { WholeNumber } from '../../../controls/WholeNumber';
import { read, type NameOf } from './names';
import { useRefusal } from '../server/refusals';
import type { ControlProps, SettingHook } from './controls';

type TextProps = Pick< ComponentProps< typeof TextControl >, 'placeholder' | 'dir' > & { rows?: number };

/** Creates a text control that shows the server's error message instead of its help text. */
export const textOf = < Settings, >( useSetting: SettingHook< NameOf< Settings, string > > ) =>
	function Text( props: ControlProps< NameOf< Settings, string > > & TextProps ) {
		const { name, label, help, rows = 1, ...also } = props;
		const { value, set } = useSetting( name, label );
		const common = {
			...also,
			...useRefusal( name, help ),
			label,
			value: value as string,
			onChange: ( text: string ) => set( text as never ),
		};
		return rows > 1 ? <TextareaControl { ...common } rows={ rows } /> : <TextControl { ...common } />;
	};

const limitsOf = ( name: string, contract: object ) =>
	read( contract, `properties.${ name.replaceAll( '.', '.properties.' ) }` ) as { minimum: number; maximum: number };

/** Creates a control for whole numbers. Its limits are in the option's contract (plugin/contracts). */
export const wholeOf = < Settings, >( useSetting: SettingHook< NameOf< Settings, number > >, contract: object ) =>
	function Whole( { name, label, help }: ControlProps< NameOf< Settings, number > > ) {
		const { value, set } = useSetting( name, label );
		const { minimum, maximum } = limitsOf( name, contract );
		return (
			<WholeNumber
				label={ label }
				help={ help }
				min={ minimum }
				max={ maximum }
				value={ value as number }
				onChange={ ( number ) => set( number as never ) }
			/>
		);
	};
