import {
	Button,
	Modal,
	TextareaControl,
	BaseControl,
	ToggleControl,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { useState, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { getBlockType } from '@wordpress/blocks';
import { MOST_OPTIONS, optionsOfLines, replaceOptions, type Option, insertOption } from '../options';
import { OptionRow } from './OptionRow';
import { useOptionDrag } from './useOptionDrag';
import { fromServer } from '../fromServer';
import type { FieldPanelProps } from '../kinds';

interface PasteListProps {
	options: Option[];
	onChange( options: Option[] ): void;
	onClose(): void;
}

/** Options as lines: added to the list, or in its place. */
function PasteList( { options, onChange, onClose }: PasteListProps ) {
	const [ text, setText ] = useState( '' );
	const added = optionsOfLines( text, options );
	const use = ( changed: Option[] ) => {
		onChange( changed.slice( 0, MOST_OPTIONS ) );
		onClose();
	};
	return (
		<Modal title={ __( 'Paste a list', 'vestibule' ) } size="medium" onRequestClose={ onClose }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'One option a line', 'vestibule' ) }
				help={ __(
					'Write value|label where entries shall hold another word than visitors read, such as de|Germany.',
					'vestibule'
				) }
				rows={ 10 }
				value={ text }
				onChange={ setText }
			/>
			<p role="status">
				{ sprintf(
					/* translators: 1: number of options, 2: how many a field can have. */
					_n(
						'%1$d option; a field has at most %2$d.',
						'%1$d options; a field has at most %2$d.',
						added.length,
						'vestibule'
					),
					added.length,
					MOST_OPTIONS
				) }
			</p>
			<div className="vestibule-editor__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ added.length === 0 }
					onClick={ () => use( replaceOptions( options, text ) ) }
				>
					{ __( 'Replace the options', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ added.length === 0 }
					onClick={ () => use( [ ...options, ...added ] ) }
				>
					{ __( 'Add to the options', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

interface OptionsControlProps {
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
export function OptionsControl( {
	options,
	onChange,
	several = false,
	stored = NOTHING,
	beside,
}: OptionsControlProps ) {
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

type OptionsSettingsProps = FieldPanelProps & {
	/** Whether several can be chosen. */
	several?: boolean;
	/** What stands below an option, such as its picture. */
	beside?: ( index: number ) => ReactNode;
};

/** What all choices have: options, "Other", and where they are all seen, columns. */
export function OptionsSettings( {
	attributes,
	setAttributes,
	stored,
	several = false,
	beside,
	kind,
}: OptionsSettingsProps ) {
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
