import { getBlockType } from '@wordpress/blocks';
import { RangeControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { fromServer } from '../fromServer';
import type { FieldPanelProps } from '../kinds';
import { OptionsControl } from './OptionsControl';

type Props = FieldPanelProps & {
	/** Whether several can be chosen. */
	several?: boolean;
	/** What stands below an option, such as its picture. */
	beside?: ( index: number ) => ReactNode;
};

/** What all choices have: options, "Other", and where they are all seen, columns. */
export function OptionsSettings( { attributes, setAttributes, stored, several = false, beside, kind }: Props ) {
	const hasColumns = 'columns' in ( getBlockType( kind.block )?.attributes ?? {} );
	const { options = [], other = false, otherLabel = '', columns = 0 } = attributes;
	return (
		<>
			<OptionsControl
				options={ options }
				several={ several }
				stored={ stored }
				beside={ beside }
				onChange={ ( changed ) => setAttributes( { options: changed } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Add “Other” with a text', 'vestibule' ) }
				help={ __( 'Visitors may type an answer that is none of the options.', 'vestibule' ) }
				checked={ other }
				onChange={ ( isOn ) => setAttributes( { other: isOn } ) }
			/>
			{ other && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Label of “Other”', 'vestibule' ) }
					placeholder={ fromServer().words.other ?? '' }
					value={ otherLabel }
					onChange={ ( label ) => setAttributes( { otherLabel: label } ) }
				/>
			) }
			{ hasColumns && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Columns', 'vestibule' ) }
					help={ __( '0 sets the options in a row as they come. Phones show one column.', 'vestibule' ) }
					min={ 0 }
					max={ 4 }
					value={ columns }
					onChange={ ( count ) => setAttributes( { columns: count ?? 0 } ) }
				/>
			) }
		</>
	);
}
