import { BaseControl, Button, ToggleControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { insertOption, MOST_OPTIONS, type Option } from '../options';
import { OptionRow } from './OptionRow';
import { PasteList } from './PasteList';
import { useOptionDrag } from './useOptionDrag';

interface Props {
	options: Option[];
	onChange( options: Option[] ): void;
	/** Whether the form may begin with several of them. */
	several?: boolean;
	/** The values that entries may hold: they stay when their label changes. */
	stored?: ( () => readonly string[] ) | undefined;
	/** What stands below an option, such as its picture. */
	beside?: ( ( index: number ) => ReactNode ) | undefined;
}

const NOTHING = () => [];

/** The options of a choice: added, pasted, named, moved, chosen at first and removed, all by keyboard too. */
export function OptionsControl( { options, onChange, several = false, stored = NOTHING, beside }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const [ showValues, setShowValues ] = useState( false );
	const [ isPasting, setPasting ] = useState( false );
	const { start, shown, dragged } = useOptionDrag( options, onChange );
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
			<p className="vestibule-editor__hint">
				{ __(
					'Tick what the form begins with. Enter adds an option, pasted lines become options.',
					'vestibule'
				) }
			</p>
			{ shown.map( ( _, index ) => (
				<OptionRow
					key={ index }
					index={ index }
					options={ shown }
					onChange={ onChange }
					showValue={ showValues }
					several={ several }
					stored={ stored }
					beside={ dragged === undefined ? beside?.( index ) : undefined }
					focus={ focus }
					onDrag={ start( index ) }
					isDragged={ index === dragged }
				/>
			) ) }
			<div className="vestibule-editor__more">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					disabled={ options.length >= MOST_OPTIONS }
					onClick={ () => {
						onChange( insertOption( options, options.length ) );
						focus( options.length, 'input[type=text]' );
					} }
				>
					{ __( 'Add option', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setPasting( true ) }>
					{ __( 'Paste a list', 'vestibule' ) }
				</Button>
			</div>
			{ isPasting && (
				<PasteList options={ options } onChange={ onChange } onClose={ () => setPasting( false ) } />
			) }
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
