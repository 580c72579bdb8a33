import { TextControl } from '@wordpress/components';

interface Props {
	label: string;
	help: string;
	value: number;
	max: number;
	onChange( value: number ): void;
}

/** A whole number that is left empty for none, stored as 0. */
export function LimitControl( { label, help, value, max, onChange }: Props ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ 0 }
			max={ max }
			step={ 1 }
			label={ label }
			help={ help }
			value={ value === 0 ? '' : value }
			onChange={ ( typed ) => {
				const number = Math.trunc( Number( typed ) );
				onChange( number > 0 ? Math.min( number, max ) : 0 );
			} }
		/>
	);
}
