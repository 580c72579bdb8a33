import { BaseControl, Button, ToggleControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { addOption, type Option } from '../options';
import { OptionRow } from './OptionRow';

interface Props {
	options: Option[];
	onChange( options: Option[] ): void;
}

/** The options of a choice: added, named, moved and removed, all by keyboard too. */
export function OptionsControl( { options, onChange }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const [ showValues, setShowValues ] = useState( false );
	/** After React has drawn the list: focus goes where the person went on working. */
	const focus = ( index: number, what: string ) =>
		requestAnimationFrame( () =>
			list.current
				?.querySelectorAll< HTMLElement >( '.vestibule-editor__option' )
				[ index ]?.querySelector< HTMLElement >( what )
				?.focus()
		);
	return (
		<div ref={ list } className="vestibule-editor__options">
			<BaseControl.VisualLabel>{ __( 'Options', 'vestibule' ) }</BaseControl.VisualLabel>
			{ options.map( ( _, index ) => (
				<OptionRow
					key={ index }
					index={ index }
					options={ options }
					onChange={ onChange }
					showValue={ showValues }
					focus={ focus }
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ plus }
				disabled={ options.length >= 200 }
				onClick={ () => {
					onChange(
						addOption(
							options,
							sprintf(
								/* translators: %d: place of the option in its list. */
								__( 'Option %d', 'vestibule' ),
								options.length + 1
							)
						)
					);
					focus( options.length, 'input' );
				} }
			>
				{ __( 'Add option', 'vestibule' ) }
			</Button>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Set values other than the labels', 'vestibule' ) }
				help={ __( 'The label is stored unless a value is set here.', 'vestibule' ) }
				checked={ showValues }
				onChange={ setShowValues }
			/>
		</div>
	);
}
